import { describe, expect, it } from 'vitest';
import { dayBefore, periodOf, queryOf, searchOf, wantedOf } from '../src/hands/search';

const of = (query: string) => wantedOf(new URLSearchParams(query));

describe('a search of the Game history', () => {
  it('stands in the address and is read from it again', () => {
    const query = 'from=2026-07-01&to=2026-07-02&game=five_card_stud&table=t&result=lost&least=40';
    expect(queryOf(of(query))).toBe(query);
    expect(queryOf(of(''))).toBe('');
  });

  it('takes nothing from an address that cannot be', () => {
    const strange = of('from=2026-13-99&to=yesterday&result=drawn&least=-4&nobody=asked');
    expect(queryOf({ ...strange, from: '' })).toBe('');
    expect(of('from=soon').from).toBe('');
  });

  it('reaches from the first moment of the first day to the last one of the last', () => {
    const { from, to } = periodOf({ from: '2026-07-01', to: '2026-07-01' });
    expect(new Date(from).getHours()).toBe(0);
    expect(new Date(from).getDate()).toBe(1);
    expect(to).toBe(new Date(2026, 6, 2).getTime());
    expect(periodOf({ from: '', to: '' })).toEqual({ from: 0, to: 0 });
  });

  it('knows months and leap years when it counts days back', () => {
    expect(dayBefore(1, new Date(2026, 2, 1, 15))).toBe('2026-02-28');
    expect(dayBefore(1, new Date(2024, 2, 1))).toBe('2024-02-29');
    expect(dayBefore(0, new Date(2026, 0, 5))).toBe('2026-01-05');
  });

  it('asks the server for amounts and times, not for words', () => {
    const search = searchOf(of('from=2026-07-01&least=40&result=won'));
    expect(search).toMatchObject({ from: new Date(2026, 6, 1).getTime(), to: 0, least: 40 });
  });
});

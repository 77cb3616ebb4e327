import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import ChipsDialog from '../src/table/ChipsDialog.svelte';

let dialog: Record<string, unknown> | undefined;

afterEach(() => {
  if (dialog) void unmount(dialog);
  document.body.replaceChildren();
});

/** A buy-in of 40.00 to 200.00 at a table that writes 100 chips as one. */
function open(changes: Partial<ComponentProps<typeof ChipsDialog>> = {}): HTMLInputElement {
  const props = {
    title: 'Sit down',
    text: '',
    label: 'buyin-amount',
    confirm: 'buyin-confirm',
    least: 4000,
    most: 20_000,
    wallet: 1_000_000,
    mayRefill: true,
    start: 20_000,
    unit: 100,
    refused: null,
    busy: false,
    onrefill: () => undefined,
    onconfirm: () => undefined,
    onclose: () => undefined,
  };
  // As they are, so that what is read of them stays live.
  Object.defineProperties(props, Object.getOwnPropertyDescriptors(changes));
  dialog = mount(ChipsDialog, { target: document.body, props });
  flushSync();
  const field = document.querySelector<HTMLInputElement>('[data-testid="buyin-input"]');
  if (!field) throw new Error('no field');
  return field;
}

it('U3: begins in the field of the amount, with the amount marked', () => {
  const field = open();
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('200.00');
});

it('P19: says what the play chips of the lobby are at this table', () => {
  open();
  expect(document.body.textContent).toContain('100 play chips are written 1.00');
  expect(document.body.textContent).toContain('all of yours 10,000.00');
});

it('tells who groups thousands how the most is written', () => {
  const field = open();
  field.value = '1,000';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Write it like 200.00');
});

it('proposes the new chips of who had none, and leaves the focus in the field', () => {
  const purse = $state({ wallet: 0, start: 4000 });
  const field = open({
    get wallet() {
      return purse.wallet;
    },
    get start() {
      return purse.start;
    },
    onrefill: () => Object.assign(purse, { wallet: 1_000_000, start: 20_000 }),
  });
  const button = document.querySelector<HTMLButtonElement>('[data-testid="refill"]');
  button?.focus();
  button?.click();
  flushSync();
  expect(field.value).toBe('200.00');
  expect(document.activeElement).toBe(field);
  const confirm = document.querySelector<HTMLButtonElement>('[data-testid="buyin-confirm"]');
  expect(confirm?.disabled).toBe(false);
});

it('K42: says what a returning player has to bring, and until when', () => {
  const until = new Date(2026, 5, 1, 14, 5).getTime();
  const field = open({ least: 9050, most: 20_000, kept: { kept: 9050, until } });
  expect(document.body.textContent).toMatch(/left this table with 90\.50\. Until 2:05\sPM/);
  field.value = '90';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('The least is 90.50');
});

it('offers no new chips to who would not get them', () => {
  open({ wallet: 3999, mayRefill: false, start: 4000 });
  expect(document.querySelector('[data-testid="refill"]')).toBeNull();
  expect(document.body.textContent).toContain('takes at least 40.00 and you have 39.99');
});

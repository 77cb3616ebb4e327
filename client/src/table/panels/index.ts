// The dialogs that open over a table. A new one is a component, a name and a line here.

import type { Component } from 'svelte';
import type { SeatView } from '../../protocol/messages';
import type { TablePageState } from '../page_state.svelte';
import ChangePanel from './ChangePanel.svelte';
import HintsPanel from './HintsPanel.svelte';
import HostPanel from './HostPanel.svelte';
import KeysPanel from './KeysPanel.svelte';
import LastHandPanel from './LastHandPanel.svelte';
import LeavePanel from './LeavePanel.svelte';
import LogPanel from './LogPanel.svelte';
import MenuPanel from './MenuPanel.svelte';
import NewsPanel from './NewsPanel.svelte';
import PersonPanel from './PersonPanel.svelte';
import RebuyPanel from './RebuyPanel.svelte';
import RulesPanel from './RulesPanel.svelte';
import SitPanel from './SitPanel.svelte';
import WaitPanel from './WaitPanel.svelte';

export interface PanelProps {
  page: TablePageState;
  view: SeatView;
}

export const PANELS = {
  'last-hand': LastHandPanel,
  hints: HintsPanel,
  log: LogPanel,
  keys: KeysPanel,
  menu: MenuPanel,
  rules: RulesPanel,
  leave: LeavePanel,
  sit: SitPanel,
  rebuy: RebuyPanel,
  wait: WaitPanel,
  person: PersonPanel,
  host: HostPanel,
  change: ChangePanel,
  news: NewsPanel,
} satisfies Record<string, Component<PanelProps>>;

export type PanelName = 'none' | keyof typeof PANELS;

/** Panels that make no sense for who has no seat. */
export const OF_A_SEAT: ReadonlySet<PanelName> = new Set<PanelName>(['menu', 'leave', 'rebuy']);

import type { Viewer } from './viewer';

/** A keyboard shortcut, its effect, and the abilities that it requires. */
export type Shortcut = { keys: string; description: string; abilities?: readonly (keyof Viewer['can'])[] };

/** Returns the shortcuts that the viewer can use. */
export const filterShortcuts = (shortcuts: readonly Shortcut[], can: Viewer['can']): Shortcut[] =>
  shortcuts.filter(({ abilities }) => !abilities || abilities.some(ability => can[ability]));

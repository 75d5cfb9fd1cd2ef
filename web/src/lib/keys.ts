import type { Viewer } from './viewer';

/** A key, and what it does for those who may. */
export type Key = { keys: string; does: string; rights?: readonly (keyof Viewer['can'])[] };

/** The keys that someone has a use for. */
export const keysFor = (keys: readonly Key[], can: Viewer['can']): Key[] =>
  keys.filter(({ rights }) => !rights || rights.some(right => can[right]));

import type { Door } from '../../generated/types';
import { clockWords } from '../days/clockWords';

/** What the ways by which a change came are called. */
export const doorWords: Record<Door, string> = {
  SCREEN: 'Screen',
  REST: 'REST',
  TOKEN: 'Access token',
  COMPARISON: 'Comparison',
  IMPORT: 'Import',
  STORE: 'The store',
};

export const doorNames = Object.keys(doorWords) as Door[];

/** Where a change came from: "Comparison: october.xlsx, line 40". Nothing when nobody noted it. */
export function sourceWords({ door, origin }: { door: Door | null; origin: string | null }): string | null {
  const parts = [door && doorWords[door], origin].filter(Boolean);
  return parts.length > 0 ? parts.join(': ') : null;
}

/** An instant on the store's clock: "Nov 3, 2026, 2:15 PM". */
export const timeWords = (instant: string | Date, timeZone: string): string =>
  atMoment(timeZone, new Date(instant));

const atMoment = clockWords('en-US', { dateStyle: 'medium', timeStyle: 'short' });

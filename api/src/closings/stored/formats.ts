import { conflict } from '../../platform/errors.ts';
import type { PersonFigures } from '../../rules/closing/differences.ts';
import { arrangeBoards } from './boards.ts';
import { type FirstFigures, type Format1, readFormat1 } from './format1.ts';
import type { StoredBoards, StoredMonth } from './storedMonth.ts';

/** The second format: reports as tables that were seen. It stays as it is, like the first (decision 192). */
interface Format2 extends Omit<Format1, 'figures' | 'reports'> {
  readonly figures: FirstFigures<Pick<PersonFigures, 'team'>>;
  readonly boards: StoredBoards;
}

interface Formats {
  readonly 1: Format1;
  readonly 2: Format2;
}

/**
 * A reader for each format that was ever written. A figure that a format cannot know does not compile here until it is optional:
 * absent, not 0.
 */
const readers: {
  readonly [Format in keyof Formats]: (stored: Formats[Format]) => StoredMonth | Promise<StoredMonth>;
} = {
  1: readFormat1,
  2: stored => stored,
};

/** What is written now. */
export const FORMAT = 2;

/** What a closing stored. @throws CONFLICT when a later version of the product wrote it */
export async function readStored(format: number, stored: unknown): Promise<StoredMonth> {
  const reader = readers[format as keyof Formats];
  if (!reader)
    throw conflict('A later version of Salesfloor closed this month, and can read what it stored.');
  const month = await reader(stored as never);
  return { ...month, boards: arrangeBoards(month.boards) };
}

/** Whether this version of the product can read it. */
export const isKnown = (format: number): boolean => format in readers;

import { conflict } from '../../platform/errors.ts';
import type { PersonFigures } from '../../rules/closing/differences.ts';
import { arrangeBoards } from './boards.ts';
import { type BaseFigures, type Format1, parseFormat1 } from './format1.ts';
import type { StoredBoards, StoredMonth } from './storedMonth.ts';

/**
 * The second format: reports as the tables that people saw. Like the first format, it never changes (decision
 * 192).
 */
interface Format2 extends Omit<Format1, 'figures' | 'reports'> {
  readonly figures: BaseFigures<Pick<PersonFigures, 'team'>>;
  readonly boards: StoredBoards;
}

interface StoredFormats {
  readonly 1: Format1;
  readonly 2: Format2;
}

/**
 * A parser for each format that was ever written. A figure that a format cannot have does not compile here
 * until it is optional: absent, not 0.
 */
const parsers: {
  readonly [Format in keyof StoredFormats]: (stored: StoredFormats[Format]) => StoredMonth | Promise<StoredMonth>;
} = {
  1: parseFormat1,
  2: stored => stored,
};

/** The format that this version writes. */
export const CURRENT_FORMAT = 2;

/**
 * Parses the stored data of a closing.
 * @throws CONFLICT when a later version of the product wrote it
 */
export async function parseStoredMonth(format: number, stored: unknown): Promise<StoredMonth> {
  const parser = parsers[format as keyof StoredFormats];
  if (!parser)
    throw conflict('A later version of Salesfloor closed this month, and can read what it stored.');
  const month = await parser(stored as never);
  return { ...month, boards: arrangeBoards(month.boards) };
}

/** Returns whether this version of the product can read the format. */
export const isKnownFormat = (format: number): boolean => format in parsers;

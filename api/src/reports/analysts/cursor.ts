import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { isDay } from '../../rules/calendar/calendar.ts';

/** The place of a row in a sorted list: its sort key as text, and its own number, which no other row has. */
export interface Place {
  readonly key: string;
  readonly tie: number;
}

/** The kinds of key that lists are sorted by, named as in PostgreSQL, and how each is written as text. */
const isKeyOf = {
  date: (text: string) => isDay(text) || text === 'infinity' || text === '-infinity',
  numeric: (text: string) => /^-?\d{1,12}(\.\d{1,2})?$/.test(text),
  integer: (text: string) => /^\d{1,10}$/.test(text),
  text: (text: string) => text.length <= 1_000 && text.isWellFormed() && !text.includes('\0'),
};
export type KeyType = keyof typeof isKeyOf;

const LARGEST_NUMBER = 2_147_483_647;
const content = z.tuple([z.string(), z.string(), z.int().min(0).max(LARGEST_NUMBER)]);

/** A place as text, which a client returns as it is. `order` names the list's order. */
export function cursorOf(order: string, { key, tie }: Place): string {
  return Buffer.from(JSON.stringify([order, key, tie])).toString('base64url');
}

/** @throws BAD_INPUT when it is no cursor, or one of a list in another order */
export function placeOf(cursor: string, order: string, type: KeyType): Place {
  const parsed = content.safeParse(jsonOf(cursor));
  if (!parsed.success) throw badInput('after is not a cursor of this list.');
  const [sortedBy, key, tie] = parsed.data;
  if (sortedBy !== order) throw badInput('after is a cursor of another order: begin again without it.');
  if (!isKeyOf[type](key)) throw badInput('after is not a cursor of this list.');
  return { key, tie };
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

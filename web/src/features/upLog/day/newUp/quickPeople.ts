import type { Choice } from '../cells/picks';

/** Someone who is offered by one tap, and why. */
export type QuickPerson = Choice<number> & { note?: string };

type Floor = {
  salespeople: readonly Choice<number>[];
  viewerId: number;
  /** Who is next in turn, where that is known of this log. */
  nextId: number | null;
  /** Whose the rows of the log are, in its order. */
  employeeIds: readonly (number | null)[];
};

const LAST = 2;

/** Oneself, who is next in turn and the last two of the log, nobody twice (up-log.md, Taking an up on a phone). */
export function quickPeople({ salespeople, viewerId, nextId, employeeIds }: Floor): QuickPerson[] {
  const first = new Set([viewerId, nextId]);
  const last = new Set(employeeIds.toReversed().filter(id => !first.has(id)));
  return [
    ...first,
    ...[...last].filter(id => salespeople.some(({ value }) => value === id)).slice(0, LAST),
  ].flatMap(id => {
    const person = salespeople.find(({ value }) => value === id);
    if (!person) return [];
    const notes = [id === viewerId && 'you', id === nextId && 'next'].filter(note => note !== false);
    return [{ ...person, ...(notes.length > 0 && { note: notes.join(', ') }) }];
  });
}

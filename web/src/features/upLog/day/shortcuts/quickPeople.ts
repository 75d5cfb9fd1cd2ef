import type { PickChoice } from '../cells/choices';

/** Person who is offered as a button, with the reason. */
export type QuickPerson = PickChoice<number> & { note?: string };

type QuickPeopleOptions = {
  salespeople: readonly PickChoice<number>[];
  viewerId: number;
  /** Id of the salesperson who is next in the rotation, if known for this log. */
  nextId: number | null;
  /** Ids of the salespeople of the rows, in the order of the log. */
  employeeIds: readonly (number | null)[];
};

const MAX_RECENT_PEOPLE = 2;

/**
 * Lists the viewer, the next salesperson in the rotation and the two most recent salespeople of the log. Each
 * person is listed only once (up-log.md, Taking an up on a phone).
 */
export function listQuickPeople({
  salespeople,
  viewerId,
  nextId,
  employeeIds,
}: QuickPeopleOptions): QuickPerson[] {
  const preferredIds = new Set([viewerId, nextId]);
  const recentIds = new Set(employeeIds.toReversed().filter(id => !preferredIds.has(id)));
  return [
    ...preferredIds,
    ...[...recentIds].filter(id => salespeople.some(({ value }) => value === id)).slice(0, MAX_RECENT_PEOPLE),
  ].flatMap(id => {
    const person = salespeople.find(({ value }) => value === id);
    if (!person) return [];
    const notes = [id === viewerId && 'you', id === nextId && 'next'].filter(note => note !== false);
    return [{ ...person, ...(notes.length > 0 && { note: notes.join(', ') }) }];
  });
}

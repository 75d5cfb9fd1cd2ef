import type { RecordedChangePage } from './changes.query.ts';
import type { RecordedChangeType } from './changes.types.ts';

/** Converts changes to their GraphQL type, with people in place of employee ids. */
export function presentChanges({
  rows,
  people,
}: Pick<RecordedChangePage, 'rows' | 'people'>): RecordedChangeType[] {
  const findPerson = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map(({ id, employeeId, personId, changedAt, fields, ...change }) => ({
    ...change,
    id: `${change.kind} ${id}`,
    fields: [...fields],
    changedAt: new Date(changedAt),
    employee: findPerson(employeeId),
    person: findPerson(personId),
  }));
}

import type { Changes } from './changes.query.ts';
import type { RecordedChangeType } from './changes.types.ts';

/** Changes as GraphQL shows them, with people in place of keys. */
export function presentChanges({ rows, people }: Pick<Changes, 'rows' | 'people'>): RecordedChangeType[] {
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map(({ id, employeeId, personId, changedAt, fields, ...change }) => ({
    ...change,
    id: `${change.kind} ${id}`,
    fields: [...fields],
    changedAt: new Date(changedAt),
    employee: personOf(employeeId),
    person: personOf(personId),
  }));
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Employee } from '../employees/employee.entity.ts';
import { AppError } from '../errors.ts';
import { type Deal, DealChange } from './deal.entity.ts';
import { historyName, isTyped, type Recorded, type RecordedField, valueInWords } from './deal.history.ts';

/** The present value of a field that was changed after the viewer looked at it. */
interface FieldConflict {
  /** As GraphQL names it: a value of `DealField`. */
  readonly field: string;
  /** As the history shows it: people by name, money as decimal text; null is blank. */
  readonly value: string | null;
  /** Null when the store changed it by itself. */
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/**
 * Refuses to overwrite what was changed after the viewer looked (decision 004).
 * @param stored the deal as it stands
 * @param altered the fields that the change alters; the deal's number is always looked at (decision 075)
 * @param seenVersion the version that the viewer was looking at; without one nothing is refused
 * @throws CONFLICT with the extension `conflict: {version, fields}`: the version that stands, and each field
 */
export async function refuseOverwriting(
  em: SqlEntityManager,
  deal: Deal,
  stored: Recorded,
  altered: readonly RecordedField[],
  seenVersion: number | undefined,
): Promise<void> {
  if (seenVersion === undefined) return;
  const typed = altered.filter(isTyped);
  const since = await em.find(
    DealChange,
    { dealId: deal.id, dealVersion: { $gt: seenVersion }, field: { $in: ['number', ...typed] } },
    { orderBy: { id: 'desc' } },
  );
  if (since.length === 0) return;
  const everyone = await em.find(Employee, {}, { fields: ['name'] });
  const people = new Map(everyone.map(person => [person.id, person]));
  const nameOf = ({ employeeId }: DealChange) =>
    employeeId === null ? null : (people.get(employeeId)?.name ?? null);
  // The newest change of each field comes first.
  const newest = [...new Map(since.toReversed().map(change => [change.field, change])).values()];
  const conflicts = newest.map((change): FieldConflict => {
    const field = change.field as RecordedField;
    return {
      field: historyName(field),
      value: valueInWords(field, stored[field], people),
      changedBy: nameOf(change),
      changedAt: change.changedAt,
    };
  });
  const [last] = since;
  throw new AppError(
    'CONFLICT',
    `${(last && nameOf(last)) ?? 'Someone'} changed this deal while you were editing it. Please look at it again before saving.`,
    undefined,
    { conflict: { version: deal.version, fields: conflicts } },
  );
}

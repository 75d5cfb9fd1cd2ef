import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { dealFields } from '../modules/deals/deal.fields.ts';
import { EMPTY_DEAL } from '../modules/deals/deal.history.ts';
import { formatHistoryValue } from '../platform/rest/entityFields.ts';

/** A field's place, name, value before the deal was recorded, and value on it, as SQL. */
const recordedFields = Object.entries(dealFields).map(([name, field], place) => {
  const before = formatHistoryValue(field, EMPTY_DEAL[name as keyof typeof dealFields]);
  const from = before === null ? 'null' : `'${before}'`;
  return `(${place}, '${name}', ${from}, nullif(d.${field.column}::text, ''))`;
});

/**
 * Writes the history that every deal of the store would have, had it been recorded as it is now on the day it was
 * added: a line for each field that says something.
 * @param recorderId the employee who typed them in
 */
export async function recordHistory(em: SqlEntityManager, recorderId: number): Promise<void> {
  await em.execute(
    `insert into deal_change
       (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door)
     select d.id, d.number, d.version, 'record', ?, d.created_at, f.field, f.before, f.value, 'screen'
     from deal d cross join lateral (values ${recordedFields.join(', ')}) as f(place, field, before, value)
     where f.value is distinct from f.before
     order by d.id, f.place`,
    [recorderId],
  );
}

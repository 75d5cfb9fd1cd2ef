import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { dealFields } from '../modules/deals/deal.fields.ts';
import { EMPTY_DEAL } from '../modules/deals/deal.history.ts';
import { formatHistoryValue } from '../platform/rest/entityFields.ts';

/**
 * The field values of each deal as SQL rows: position, name, value before the creation, and current value.
 */
const fieldRowsSql = Object.entries(dealFields).map(([name, field], index) => {
  const before = formatHistoryValue(field, EMPTY_DEAL[name as keyof typeof dealFields]);
  const from = before === null ? 'null' : `'${before}'`;
  return `(${index}, '${name}', ${from}, nullif(d.${field.column}::text, ''))`;
});

/**
 * Writes the history of all deals, as if each had been created on its day with its current values: one row
 * for each field with a value.
 * @param recorderId the employee who entered the deals
 */
export async function insertDealHistory(em: SqlEntityManager, recorderId: number): Promise<void> {
  await em.execute(
    `insert into deal_change
       (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door)
     select d.id, d.number, d.version, 'record', ?, d.created_at, f.field, f.before, f.value, 'screen'
     from deal d cross join lateral (values ${fieldRowsSql.join(', ')}) as f(place, field, before, value)
     where f.value is distinct from f.before
     order by d.id, f.place`,
    [recorderId],
  );
}

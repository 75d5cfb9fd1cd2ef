import type { StoreReader } from './store.ts';

/** Invariants of every store, even after crashes. Each query lists the violations. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'The positions of a day’s ups are not 1 to n.': `
    select up_log_id from up_log_row group by up_log_id
    having min(display_order) <> 1 or max(display_order) <> count(*)`,

  'A history entry of a deal does not start with the previous value.': `
    select deal_id, field from (
      select deal_id, field, from_value, id,
        lag(to_value) over (partition by deal_id, field order by id) as before,
        row_number() over (partition by deal_id, field order by id) as step
      from deal_change) as steps
    where step > 1 and from_value is distinct from before`,

  'A deal differs from its history.': `
    select d.id from deal d cross join lateral (values
      ('number', d.number::text),
      ('customerName', nullif(d.customer_name, '')),
      ('frontGross', d.front_gross::text),
      ('isUpdated', d.is_updated::text)) as now (field, value)
    left join lateral (
      select to_value from deal_change c where c.deal_id = d.id and c.field = now.field order by c.id desc limit 1
    ) as recorded on true
    where now.value is distinct from coalesce(recorded.to_value, case now.field when 'isUpdated' then 'false' end)`,

  'A deal’s last history entry contradicts whether the deal exists.': `
    select c.deal_id from deal_change c
    group by c.deal_id
    having ((array_agg(c.action order by c.id desc))[1] = 'delete') = exists (select from deal d where d.id = c.deal_id)`,

  'A roll-up table differs from the deals.': `
    select * from roll_up.differences`,

  'A deal’s version is not the last version of its history.': `
    select d.id from deal d join deal_change c on c.deal_id = d.id
    group by d.id, d.version having max(c.deal_version) <> d.version`,
};

/** Returns one message for each violated invariant. */
export async function findInconsistencies(reader: StoreReader): Promise<string[]> {
  const findings: string[] = [];
  for (const [invariant, violations] of Object.entries(INVARIANTS)) {
    const rows = await reader.rows(violations);
    if (rows.length > 0) findings.push(`${invariant} (${JSON.stringify(rows.slice(0, 5))})`);
  }
  return findings;
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Builds the SQL that numbers a person's ups or deals within a week or month. */
const rankSql = (person: string, period: string, day: string, id: string) =>
  `row_number() over (partition by ${person}, date_trunc('${period}', ${day}) order by ${day}, ${id}) as place`;

const UPS_SQL = 'up_log_row u join up_log l on l.id = u.up_log_id';

/**
 * Links many sold ups to a deal that the same person sold later in the week, and many be-backs to an earlier
 * up of the month. Linked rows get the same customer name.
 */
export async function linkUps(em: SqlEntityManager): Promise<void> {
  await em.execute(`
    with sold as (
      select u.id, employee_id, log_date as day, ${rankSql('employee_id', 'week', 'log_date', 'u.id')}
      from ${UPS_SQL} where sold = 'Yes'),
    sales as (
      select id, closer_id, log_day as day, customer_name, ${rankSql('closer_id', 'week', 'log_day', 'id')}
      from deal where is_sold),
    pairs as (
      select sold.id as up_id, sales.id as deal_id, customer_name from sold join sales
        on closer_id = employee_id and sales.place = sold.place
        and date_trunc('week', sales.day) = date_trunc('week', sold.day) and sales.day >= sold.day),
    linked as (insert into up_link (up_id, deal_id) select up_id, deal_id from pairs)
    update up_log_row u set customer_name = pairs.customer_name from pairs where u.id = pairs.up_id`);
  await em.execute(`
    with back as (
      select u.id, employee_id, log_date as day, customer_name, ${rankSql('employee_id', 'month', 'log_date', 'u.id')}
      from ${UPS_SQL} where up_type = 'B-Back' and customer_name <> ''),
    first as (
      select u.id, employee_id, log_date as day, ${rankSql('employee_id', 'month', 'log_date', 'u.id')}
      from ${UPS_SQL} where up_type = 'Fresh Up' and sold is distinct from 'Yes'),
    pairs as (
      select back.id as up_id, first.id as before_id, customer_name from back join first
        on first.employee_id = back.employee_id and first.place = back.place
        and date_trunc('month', first.day) = date_trunc('month', back.day) and first.day < back.day),
    linked as (
      insert into up_link (up_id, before_id) select up_id, before_id from pairs
      on conflict (up_id) do update set before_id = excluded.before_id)
    update up_log_row u set customer_name = pairs.customer_name from pairs where u.id = pairs.before_id`);
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A customer who bought took some days at most. */
const DAYS_TO_SALE = 4;
const DAYS_BETWEEN_VISITS = 21;

/**
 * Links most sold ups to a deal that their salesperson closed in the days after, and most B-Backs to an earlier up of the same
 * salesperson; linked ups are of one customer.
 */
export async function linkDemoUps(em: SqlEntityManager): Promise<void> {
  // PostgreSQL knows nothing yet of what was just inserted, and would compare each up with each.
  await em.execute('analyze up_log, up_log_row, deal');
  await em.execute(
    `with bought as (
       select u.id, u.employee_id, l.log_date, row_number() over (partition by u.employee_id, l.log_date order by u.id) as place
       from up_log_row u join up_log l on l.id = u.up_log_id where u.sold = 'Yes' and u.id % 8 <> 0
     ), found as (
       select distinct on (d.id) d.id as deal_id, b.id as up_id from deal d
       join bought b on b.employee_id = d.closer_id and d.log_day between b.log_date and b.log_date + ${DAYS_TO_SALE} and b.place = 1
       where d.is_sold order by d.id, b.log_date desc
     )
     insert into up_link (up_id, deal_id) select distinct on (up_id) up_id, deal_id from found order by up_id, deal_id`,
  );
  await em.execute(
    `with returned as (
       select distinct on (u.id) u.id, before.id as before_id from up_log_row u
       join up_log l on l.id = u.up_log_id
       join up_log past on past.log_date between l.log_date - ${DAYS_BETWEEN_VISITS} and l.log_date - 1
       join up_log_row before on before.up_log_id = past.id and before.employee_id = u.employee_id
         and before.up_type = 'Fresh Up' and before.sold = 'No'
       where u.up_type = 'B-Back' and u.id % 5 <> 0 order by u.id, past.log_date desc, before.id
     ), once as (
       select distinct on (before_id) id, before_id from returned order by before_id, id
     )
     insert into up_link (up_id, before_id) select id, before_id from once
     on conflict (up_id) do update set before_id = excluded.before_id`,
  );
  await em.execute(
    `update up_log_row u set customer_name = d.customer_name from up_link k join deal d on d.id = k.deal_id
     where k.up_id = u.id`,
  );
  await em.execute(
    `update up_log_row before set customer_name = u.customer_name from up_link k join up_log_row u on u.id = k.up_id
     where k.before_id = before.id and u.customer_name <> ''`,
  );
}

-- Working days and a pot for every month from $1 to $2, and vacation units for ten people in each.
with month as (
  select generate_series(date_trunc('month', $1::date), $2::date, interval '1 month')::date as start
), days as (
  insert into working_days (month, completed, total) select start, 25, 25 from month
), pot as (
  insert into month_pot (month, total) select start, 2500 from month
)
insert into vacation_units (employee_id, month, unit_count)
select person, start, 0.5 * (1 + (person + extract(month from start)::int) % 7)
from month cross join generate_series(3, 30, 3) as person

-- A whole month that is over, but no February: a year earlier it has the same days, and nothing is "to date".
with sold as materialized (
  select delivery_date as day, car_type, closer_id, additional_id, is_split, front_gross, back_gross
  from deal where is_sold and delivery_date between $1 and $2
), sold_before as materialized (
  select (delivery_date + interval '1 year')::date as day, car_type, front_gross, back_gross
  from deal where is_sold and delivery_date between ($1::date - interval '1 year')::date and ($2::date - interval '1 year')::date
), side as (
  select coalesce(closer_id, additional_id) as employee_id, car_type, case when is_split then 0.5 else 1 end as units, front_gross
  from sold
  union all
  select additional_id, car_type, 0.5, front_gross from sold where is_split
), credited as (
  select employee_id,
    coalesce(sum(units) filter (where car_type = 'New'), 0) as new,
    coalesce(sum(units) filter (where car_type in ('Used', 'Cert')), 0) as used,
    coalesce(sum(units) filter (where car_type is null), 0) as unclassified,
    coalesce(sum(units * front_gross), 0) as gross
  from side group by employee_id
), line as (
  select e.id, e.name, e.team, coalesce(e.team, 1) as section, lower(substring(btrim(name) from '\S+$')) as last_word,
    coalesce(c.new, 0) as new, coalesce(c.used, 0) as used, coalesce(c.unclassified, 0) as unclassified,
    coalesce(c.gross, 0) as gross, coalesce(v.unit_count, 0) as vacation
  from employee e left join credited c on c.employee_id = e.id left join vacation_units v on v.employee_id = e.id and v.month = $1
  where (e.is_active and e.position = 0) or c.new + c.used + c.unclassified > 0
), manager as (
  select distinct on (team) team, name from employee where is_active and position = 1
  order by team, lower(substring(btrim(name) from '\S+$')), lower(name), id
), section as (
  select s.team, s.label, coalesce((select manager.name from manager where manager.team = s.team), '- No Sales Manager') as title,
    json_agg(json_build_object('__typename', 'SummaryRow',
      'person', json_build_object('__typename', 'ReportedPerson', 'id', id, 'name', name, 'team', line.team),
      'new', new, 'used', used, 'unclassified', unclassified, 'total', new + used + unclassified, 'vacation', vacation,
      'frontGross', round(gross, 2)
    ) order by last_word, lower(name), id) as rows,
    json_build_object('__typename', 'SummaryFigures',
      'new', sum(new), 'used', sum(used), 'unclassified', sum(unclassified), 'total', sum(new + used + unclassified),
      'vacation', sum(vacation), 'frontGross', round(sum(gross), 2)) as total
  from (values (1, 2, 'A Team'), (2, 3, 'B Team'), (3, 4, 'C Team'), (4, 5, 'HSE'), (5, 1, 'No Team')) as s (place, team, label)
  join line on line.section = s.team
  group by s.place, s.team, s.label order by s.place
), counted as (
  select year, count(*) filter (where car_type = 'New') as new, count(*) filter (where car_type in ('Used', 'Cert')) as used,
    count(*) filter (where car_type = 'Cert') as certified, count(*) as total, count(*) filter (where car_type is null) as unclassified,
    coalesce(sum(front_gross), 0) + coalesce(sum(back_gross), 0) as gross
  from (select 'current' as year, car_type, front_gross, back_gross from sold
    union all select 'prior', car_type, front_gross, back_gross from sold_before) as both_years group by year
), compared as (
  select figure, json_build_object('__typename', case figure when 'gross' then 'ComparedMoney' else 'ComparedDeals' end,
    'current', coalesce(current, 0), 'prior', coalesce(prior, 0), 'difference', coalesce(current, 0) - coalesce(prior, 0)) as shown
  from (
    select figure, sum(value) filter (where year = 'current') as current, sum(value) filter (where year = 'prior') as prior
    from counted cross join lateral (values ('new', new::numeric), ('used', used), ('certified', certified), ('total', total),
      ('unclassified', unclassified), ('gross', gross)) as figures (figure, value) group by figure
  ) as years
), step as (
  select day, coalesce(now.deals, 0) as current, coalesce(before.deals, 0) as prior
  from (select day::date from generate_series($1::date, $2::date, interval '1 day') as day) as calendar
  left join (select day, count(*) as deals from sold group by day) as now using (day)
  left join (select day, count(*) as deals from sold_before group by day) as before using (day)
), steps as (
  select *, sum(current) over (order by day) as current_to_date, sum(prior) over (order by day) as prior_to_date from step
)
select json_build_object('data', json_build_object('summary', json_build_object(
  '__typename', 'Summary',
  'title', to_char($1::date, 'FMMonth') || ' Stats',
  'toDate', null,
  'priorRange', json_build_object('__typename', 'DayRange', 'start', ($1::date - interval '1 year')::date,
    'end', ($2::date - interval '1 year')::date),
  'stats', (select json_build_object('__typename', 'SummaryStats', 'new', max(shown::text) filter (where figure = 'new')::json,
    'used', max(shown::text) filter (where figure = 'used')::json, 'certified', max(shown::text) filter (where figure = 'certified')::json,
    'total', max(shown::text) filter (where figure = 'total')::json,
    'unclassified', max(shown::text) filter (where figure = 'unclassified')::json,
    'gross', max(shown::text) filter (where figure = 'gross')::json) from compared),
  'vacation', json_build_object('__typename', 'VacationColumn', 'month', to_char($1::date, 'YYYY-MM'), 'canEdit', true),
  'sections', (select json_agg(json_build_object('__typename', 'SummarySection', 'team', team, 'name', label, 'title', title,
    'rows', rows, 'total', total)) from section),
  'steps', (select json_agg(json_build_object('__typename', 'ComparedStep', 'start', day, 'current', current, 'prior', prior,
    'currentToDate', current_to_date, 'priorToDate', prior_to_date) order by day) from steps)
)))::text

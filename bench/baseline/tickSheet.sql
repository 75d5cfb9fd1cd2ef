-- For a whole month that is over, so the track equals the units. There are no goals.
with sold as materialized (
  select delivery_date as day, car_type, closer_id, additional_id, is_split
  from deal where is_sold and delivery_date between $1::date - interval '3 months' and $2::date
), side as (
  select coalesce(closer_id, additional_id) as employee_id, day, car_type, case when is_split then 0.5 else 1 end as units from sold
  union all
  select additional_id, day, car_type, 0.5 from sold where is_split
), credited as (
  select employee_id,
    coalesce(sum(units) filter (where day >= $1 and car_type = 'New'), 0) as new,
    coalesce(sum(units) filter (where day >= $1 and car_type in ('Used', 'Cert')), 0) as used,
    coalesce(sum(units) filter (where day >= $1 and car_type is null), 0) as unclassified,
    coalesce(sum(units) filter (where day < $1), 0) as before,
    coalesce(sum(units) filter (where day < $1 and day >= $1::date - interval '1 month'), 0) as previous
  from side group by employee_id
), away as (
  select employee_id, coalesce(sum(unit_count) filter (where month = $1), 0) as vacation,
    coalesce(sum(unit_count) filter (where month < $1), 0) as previous
  from vacation_units where month between $1::date - interval '1 month' and $1::date group by employee_id
), line as (
  select e.id, e.name, e.team, coalesce(e.team, 1) as section,
    lower(substring(btrim(name) from '\S+$')) as last_word, coalesce(c.new, 0) as new, coalesce(c.used, 0) as used,
    coalesce(c.unclassified, 0) as unclassified, coalesce(c.before, 0) as before,
    coalesce(c.previous, 0) + coalesce(a.previous, 0) as previous, coalesce(a.vacation, 0) as vacation
  from employee e left join credited c on c.employee_id = e.id left join away a on a.employee_id = e.id
  where (e.is_active and e.position = 0) or c.new + c.used + c.unclassified > 0
), manager as (
  select distinct on (team) team, name from employee where is_active and position = 1
  order by team, lower(substring(btrim(name) from '\S+$')), lower(name), id
), section as (
  select s.team, s.label, coalesce((select manager.name from manager where manager.team = s.team), '- No Sales Manager') as title,
    json_agg(json_build_object('__typename', 'TickRow',
      'person', json_build_object('__typename', 'ReportedPerson', 'id', id, 'name', name, 'team', line.team),
      'new', new, 'used', used, 'unclassified', unclassified, 'total', new + used + unclassified, 'vacation', vacation,
      'threeMonthAverage', round(before / 3, 1), 'previous', previous,
      'track', new + used + unclassified, 'usedTrack', used, 'goal', null
    ) order by last_word, lower(name), id) as rows,
    json_build_object('__typename', 'TickFigures',
      'new', sum(new), 'used', sum(used), 'unclassified', sum(unclassified), 'total', sum(new + used + unclassified),
      'vacation', sum(vacation), 'threeMonthAverage', round(sum(before) / 3, 1), 'previous', sum(previous),
      'track', sum(new + used + unclassified), 'usedTrack', sum(used),
      'goal', null) as total
  from (values (1, 2, 'A Team'), (2, 3, 'B Team'), (3, 4, 'C Team'), (4, 5, 'HSE'), (5, 1, 'No Team')) as s (place, team, label)
  join line on line.section = s.team
  group by s.place, s.team, s.label order by s.place
), store as (
  select count(*) filter (where car_type = 'New') as new, count(*) filter (where car_type in ('Used', 'Cert')) as used,
    count(*) filter (where car_type is null) as unclassified, count(*) as total
  from sold where day >= $1
), pace as (
  select day::date, count(sold.day) as sold, sum(count(sold.day)) over (order by day) as to_date,
    row_number() over (order by day) as place, count(*) over () as days
  from generate_series($1::date, $2::date, interval '1 day') as calendar (day) left join sold using (day) group by day
)
select json_build_object('data', json_build_object('tickSheet', json_build_object(
  '__typename', 'TickSheet',
  'workingDays', (select json_build_object('__typename', 'TickWorkingDays', 'month', to_char($1::date, 'YYYY-MM'),
    'completed', completed, 'total', total, 'canEdit', true) from working_days where month = $1),
  'store', (select json_build_object('__typename', 'StoreTotals',
    'new', json_build_object('__typename', 'SoldAndTrack', 'sold', new, 'track', new),
    'used', json_build_object('__typename', 'SoldAndTrack', 'sold', used, 'track', used),
    'total', json_build_object('__typename', 'SoldAndTrack', 'sold', total, 'track', total),
    'unclassified', unclassified, 'goal', null) from store),
  'sections', (select json_agg(json_build_object('__typename', 'TickSection', 'team', team, 'name', label, 'title', title,
    'rows', rows, 'total', total)) from section),
  'pace', (select json_agg(json_build_object('__typename', 'PaceDay', 'day', day, 'sold', sold, 'soldToDate', to_date,
    'trackToDate', round(store.total * place * 1.0 / days, 2)) order by day) from pace cross join store)
)))::text

with sold as materialized (
  select delivery_date as day, car_type, closer_id, additional_id, is_split
  from deal where is_sold and delivery_date between $1 and $2
), side as (
  select coalesce(closer_id, additional_id) as employee_id, day, car_type, case when is_split then 0.5 else 1 end as units from sold
  union all
  select additional_id, day, car_type, 0.5 from sold where is_split
), credited as (
  select employee_id, sum(units) as units, coalesce(sum(units) filter (where car_type in ('Used', 'Cert')), 0) as used,
    coalesce(sum(units) filter (where car_type in ('Used', 'Cert') and day < $1::date + 16), 0) as early
  from side group by employee_id
), line as (
  select e.id, e.name, e.team, coalesce(c.units, 0) + coalesce(v.unit_count, 0) as total_sold, coalesce(v.unit_count, 0) as vacation,
    coalesce(c.used, 0) as used, coalesce(c.early, 0) >= 5 as is_fast,
    coalesce(c.units, 0) + coalesce(v.unit_count, 0) >= 12 as is_qualified
  from employee e left join credited c on c.employee_id = e.id left join vacation_units v on v.employee_id = e.id and v.month = $1
  where ((e.is_active and e.position = 0) or c.units > 0) and lower(btrim(e.name)) <> 'hse'
), pot as (
  select coalesce((select total from month_pot where month <= $1 order by month desc limit 1), 0) as total
), spiff as (
  select pot.total as pot, nullif(sum(used) filter (where is_qualified), 0) as used_cars
  from line cross join pot group by pot.total
), paid as (
  select line.*, coalesce(case when is_qualified then pot * used / used_cars end, 0) as earned,
    coalesce(case when is_qualified then pot * used * case when is_fast then 1.5 else 1 end / used_cars end, 0) as total
  from line cross join spiff
)
select json_build_object('data', json_build_object('potOfGold', json_build_object(
  '__typename', 'PotOfGold', 'pot', pot, 'canEditPot', true, 'spiffPerUsedCar', coalesce(round(pot / used_cars, 2), 0),
  'rows', (select json_agg(json_build_object('__typename', 'PotRow',
    'person', json_build_object('__typename', 'ReportedPerson', 'id', id, 'name', name, 'team', team),
    'totalSold', total_sold, 'vacation', vacation, 'usedSold', used, 'isQualified', is_qualified, 'isFastStart', is_fast,
    'earned', round(earned, 2), 'total', round(total, 2)
  ) order by lower(substring(btrim(name) from '\S+$')), lower(name), id) from paid),
  'totalPaid', (select round(sum(total), 2) from paid),
  'range', json_build_object('__typename', 'DayRange', 'start', $1::date, 'end', $2::date),
  'fastStartRange', json_build_object('__typename', 'DayRange', 'start', $1::date, 'end', $1::date + 15)
)))::text from spiff

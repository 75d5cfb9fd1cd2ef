with sold as materialized (
  select case when car_type = 'New' then 'NEW' when car_type is null then 'UNCLASSIFIED' else 'USED' end as car_class,
    closer_id, additional_id, is_split, greatest(front_gross, 0) as gross
  from deal where is_sold and delivery_date between $1 and $2
), side as (
  select coalesce(closer_id, additional_id) as employee_id, car_class, case when is_split then 'CLOSER' else 'SOLO' end as role,
    case when is_split then 0.5 else 1 end as units, gross from sold
  union all
  select additional_id, car_class, 'ADDITIONAL', 0.5, gross from sold where is_split
), square as (
  select employee_id, car_class, role, count(*) as deals, sum(units) as units, coalesce(sum(units * gross), 0) as gross
  from side where employee_id is not null group by employee_id, car_class, role
), credited as (
  select employee_id, coalesce(sum(units) filter (where car_class = 'NEW'), 0) as new,
    coalesce(sum(units) filter (where car_class = 'USED'), 0) as used,
    coalesce(sum(units) filter (where car_class = 'UNCLASSIFIED'), 0) as unclassified, sum(gross) as gross,
    json_agg(json_build_object('__typename', 'DealSquares', 'carClass', car_class, 'role', role, 'count', deals)
      order by array_position(array['NEW', 'USED', 'UNCLASSIFIED'], car_class),
        array_position(array['SOLO', 'CLOSER', 'ADDITIONAL'], role)) as squares
  from square group by employee_id
), away as (
  select employee_id, sum(unit_count) as unit_count from vacation_units where month between $1 and $2 group by employee_id
), line as (
  select e.id, e.name, e.team, coalesce(c.new, 0) as new, coalesce(c.used, 0) as used, coalesce(c.unclassified, 0) as unclassified,
    coalesce(v.unit_count, 0) as vacation, coalesce(c.gross, 0) as gross, coalesce(c.squares, '[]') as squares,
    coalesce(c.new + c.used + c.unclassified, 0) + coalesce(v.unit_count, 0) as total
  from employee e left join credited c on c.employee_id = e.id left join away v on v.employee_id = e.id
  where ((e.is_active and e.position = 0) or c.employee_id is not null) and lower(btrim(e.name)) <> 'hse'
), ranked as (
  select line.*, row_number() over (
    order by total desc, gross desc, lower(substring(btrim(name) from '\S+$')), lower(name), id) as rank
  from line
)
select json_build_object('data', json_build_object('leaderboard', json_agg(json_build_object(
  '__typename', 'LeaderboardRow', 'rank', rank, 'id', id, 'name', name, 'team', team, 'new', new, 'used', used,
  'unclassified', unclassified, 'vacation', vacation, 'total', total, 'gross', round(gross, 2), 'squares', squares,
  'vacationSquares', json_build_object('__typename', 'VacationSquares', 'whole', floor(vacation), 'half', ceil(vacation) - floor(vacation))
) order by rank)))::text from ranked

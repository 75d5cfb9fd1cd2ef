with counted as (
  select date_trunc('month', log_day::timestamp)::date as month,
    case when employee_id is not null then coalesce(team_final, team_today, 1) end as team, sum(halves) / 2.0 as deals, coalesce(sum(halves) filter (where is_sold), 0) / 2.0 as units,
    coalesce(sum(halves) filter (where is_sold and car_type = 'New'), 0) / 2.0 as new,
    coalesce(sum(halves) filter (where is_sold and car_type in ('Used', 'Cert')), 0) / 2.0 as used,
    coalesce(sum(halves) filter (where is_sold and trade_status = 'TRADE'), 0) / 2.0
      + coalesce(sum(halves) filter (where is_sold and trade_status = 'TRADE X2'), 0) as trades,
    coalesce(sum(front_gross * halves) filter (where is_sold), 0) / 2 as front,
    coalesce(sum(back_gross * halves) filter (where is_sold), 0) / 2 as back
  from deal cross join (values (true), (false)) as side (is_first)
  cross join lateral (select
    case when is_first then coalesce(closer_id, additional_id) else additional_id end as employee_id,
    case when is_first and closer_id is not null then closer_team_final else additional_team_final end as team_final,
    case when is_split then 1 else 2 end as halves
  ) as credit
  left join (select id as seller_id, team as team_today from employee) as seller on seller_id = employee_id
  where log_day >= $1 and log_day <= $2 and (is_first or is_split) group by 1, 2
), line as (
  select false as is_total, * from counted
  union all
  select true, null, null, sum(deals), sum(units), sum(new), sum(used), sum(trades), sum(front), sum(back) from counted
), shown as (
  select *, json_build_object('deals', deals, 'units', units, 'newUnits', new, 'usedUnits', used,
    'frontGross', round(front, 2), 'backGross', round(back, 2), 'totalGross', round(front + back, 2),
    'totalGrossPerUnit', round((front + back) / nullif(units, 0), 2),
    'trades', trades, 'tradePercent', coalesce(round(trades * 100 / nullif(units, 0), 2), 0)) as figures
  from line
)
select json_build_object('data', json_build_object('dealTotals', json_build_object(
  'total', (select figures from shown where is_total),
  'groups', (
    select json_agg(json_build_object(
      'month', to_char(month, 'YYYY-MM'),
      'team', (select json_build_object('id', id, 'name', name) from team where id = shown.team), 'figures', figures
    ) order by month, team is null, team = 1, team)
    from shown where not is_total
  )
)))::text

-- $1 deals, spread evenly from $2 to $3 and ordered by day, as a store would write them. About 4 in 5 are sold and
-- 1 in 4 is split.
with drawn as materialized (
  select place, $2::date + (place::bigint * ($3::date - $2::date + 1) / $1)::int as day,
    1 + (random() * 29)::int as closer, 1 + (random() * 29)::int as additional, random() as split, random() as nobody,
    31 + (random() * 2)::int as sales_manager, 34 + (random() * 3)::int as fin_manager,
    random() as car, random() as status, random() as trade, random() as delivery, random() as front, random() as back, random() as word
  from generate_series(0, $1::int - 1) as place
)
insert into deal (number, sales_manager_id, fin_manager_id, closer_id, closer_team_final, additional_id, additional_team_final,
  customer_name, car_info, stock_num, notes, car_type, deal_status, trade_status, delivery_status, delivery_date, added_date,
  front_gross, back_gross, is_updated, is_confirmed)
select 1000 + place, sales_manager, fin_manager,
  case when nobody > 0.01 then closer end, coalesce(one.team, 1),
  case when split < 0.27 and nobody > 0.01 then additional end, case when split < 0.27 then coalesce(other.team, 1) end,
  (array['Smith', 'Nguyen', 'Garcia', 'O''Neil', 'Schmidt', 'Kim', 'Brown'])[1 + (word * 6)::int] || ', ' ||
    (array['Robin', 'Alexandra', 'Sam', 'Jo', 'Christopher'])[1 + (front * 4)::int],
  (array['2024 Ridge SUV', '2025 Valley Sedan LX', '2021 Summit Truck Crew Cab', '2019 Brook Hatch'])[1 + (word * 3)::int],
  'S' || 10000 + place % 89999,
  case when word < 0.3 then 'Second key and floor mats are owed; call before noon.' else '' end,
  case when car < 0.45 then 'New' when car < 0.85 then 'Used' when car < 0.98 then 'Cert' end,
  case when status < 0.7 then 'HOGGED' when status < 0.9 then 'IN FINANCE' when status < 0.95 then 'DEAD' end,
  case when trade < 0.35 then 'TRADE' when trade < 0.4 then 'TRADE X2' when trade < 0.95 then 'NO TRADE' end,
  case when delivery < 0.86 then 'DEL' when delivery < 0.93 then 'TBA' when delivery < 0.98 then 'OAC' end,
  case when delivery < 0.93 then day end, day,
  case when status < 0.9 then round((front * 5200 - 700)::numeric, 2) end,
  case when status < 0.8 then round((back * 2600)::numeric, 2) end,
  status < 0.6, status < 0.5
from drawn join employee one on one.id = closer join employee other on other.id = additional
order by place

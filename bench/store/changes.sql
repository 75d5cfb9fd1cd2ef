-- The history of the deals, with ten entries each: the fields on the day of creation, and two changes of gross later.
-- Ordered by day, as a store would write them.
with line (place, action, field) as (
  values (0, 'record', 'customerName'), (0, 'record', 'carInfo'), (0, 'record', 'stockNum'), (0, 'record', 'salesManagerId'),
    (0, 'record', 'finManagerId'), (0, 'record', 'closerId'), (0, 'record', 'carType'), (0, 'record', 'deliveryDate'),
    (1, 'amend', 'frontGross'), (2, 'amend', 'backGross')
)
insert into deal_change (deal_id, deal_number, deal_version, action, employee_id, changed_at, field, from_value, to_value, door)
select deal.id, deal.number, 1 + place, action, 1 + deal.id % 40,
  deal.added_date + time '14:00' + place * interval '1 day' + deal.id % 28800 * interval '1 second', field, null,
  case field when 'customerName' then customer_name when 'carInfo' then car_info when 'stockNum' then stock_num
    when 'salesManagerId' then sales_manager_id::text when 'finManagerId' then fin_manager_id::text
    when 'closerId' then closer_id::text when 'carType' then car_type when 'deliveryDate' then delivery_date::text
    when 'frontGross' then front_gross::text else back_gross::text end,
  'screen'
from deal cross join line
order by deal.added_date, deal.id, place

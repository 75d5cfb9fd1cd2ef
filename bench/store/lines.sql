-- The deals as the lines of a spreadsheet: people by name, teams by letter.
select number as "Deal #", sm.name as "Sales Manager", fm.name as "F&I", closer.name as "Closer",
  one.name as "Closer’s team", additional.name as "Additional", other.name as "Additional’s team",
  customer_name as "Customer", car_info as "Vehicle", stock_num as "Stock #", notes as "Notes", car_type as "Type",
  deal_status as "Deal Status", trade_status as "Trade", delivery_status as "Delivery Status",
  delivery_date::text as "Delivery Date", added_date::text as "Added Date", front_gross::text as "Front Gross",
  back_gross::text as "Back Gross"
from deal
left join employee sm on sm.id = sales_manager_id
left join employee fm on fm.id = fin_manager_id
left join employee closer on closer.id = closer_id
left join employee additional on additional.id = additional_id
left join team one on one.id = closer_team_final
left join team other on other.id = additional_team_final
order by number limit 59999

with person as not materialized (
  select id, json_build_object('__typename', 'Employee', 'id', id, 'name', name, 'initials', (
    select string_agg(upper(left(word, 1)), '' order by place)
    from regexp_split_to_table(btrim(name), '[\s-]+') with ordinality as words (word, place)
  ), 'team', team) as shown from employee
)
select json_build_object('data', json_build_object('deal', json_build_object(
  '__typename', 'Deal', 'number', number, 'version', version, 'logDay', log_day, 'isSold', is_sold,
  'salesManager', sales_manager.shown, 'financeManager', finance_manager.shown,
  'closer', closer.shown, 'additional', additional.shown,
  'customerName', customer_name, 'carInfo', car_info, 'stockNum', stock_num, 'notes', notes,
  'carType', upper(car_type), 'dealStatus', replace(deal_status, ' ', '_'), 'tradeStatus', replace(trade_status, ' ', '_'),
  'deliveryStatus', delivery_status, 'deliveryDate', delivery_date, 'addedDate', added_date
)))::text
from deal
left join person sales_manager on sales_manager.id = sales_manager_id
left join person finance_manager on finance_manager.id = fin_manager_id
left join person closer on closer.id = closer_id
left join person additional on additional.id = additional_id
where number = $1

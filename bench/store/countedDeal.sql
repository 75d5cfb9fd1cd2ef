-- Sets number $1 on a deal that every request reads.
update deal set number = $1, car_type = 'New', trade_status = 'TRADE', front_gross = 1000
where id = (
  select id from deal where log_day = '2025-11-01' and is_sold and closer_id is not null order by number limit 1
)

with counted as (
  select delivery_date as day, count(*) as delivered,
    count(*) filter (where trade_status = 'TRADE') + 2 * count(*) filter (where trade_status = 'TRADE X2') as trades
  from deal where is_sold and delivery_date between $1 and $2 group by delivery_date
)
select json_build_object('data', json_build_object('tradeStats', json_build_object(
  '__typename', 'TradeStats',
  'days', coalesce(json_agg(json_build_object('__typename', 'TradeDay', 'day', day, 'delivered', delivered, 'trades', trades,
    'percent', round(trades * 100.0 / delivered, 2)) order by day), '[]'),
  'period', json_build_object('__typename', 'TradeFigures', 'delivered', coalesce(sum(delivered), 0),
    'trades', coalesce(sum(trades), 0), 'percent', coalesce(round(sum(trades) * 100 / sum(delivered), 2), 0))
)))::text from counted

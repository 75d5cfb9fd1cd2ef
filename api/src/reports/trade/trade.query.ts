import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { isSoldWithin } from '../../deals/deal.query.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { TradeDayFacts } from '../../rules/trade/tradeStats.ts';
import { TRADE_COUNTS } from '../credits.sql.ts';

/** Returns the number of sold deals of each day that has any, and how many of them took cars in trade. */
export function listTradeDays(reader: Reader, range: DayRange): Promise<TradeDayFacts[]> {
  const statement = sql`
    select delivery_date as day, count(*) as delivered, ${TRADE_COUNTS}
    from deal where ${isSoldWithin(range)} group by delivery_date`;
  return reader.rows<TradeDayFacts>(statement);
}

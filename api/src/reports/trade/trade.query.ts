import type { Reader } from '../../database/reader.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { TradeDayFacts } from '../../rules/deals/trade.ts';
import { SOLD_IN_RANGE, TRADE_COUNTS } from '../credits.sql.ts';

/** The sold deals of each day that has any, and how many of them took cars in trade. */
export function tradeDays(reader: Reader, range: DayRange): Promise<TradeDayFacts[]> {
  return reader.rows<TradeDayFacts>(
    `select delivery_date as day, count(*) as delivered, ${TRADE_COUNTS}
     from deal where ${SOLD_IN_RANGE} group by delivery_date`,
    [range.start, range.end],
  );
}

import sql from 'sql-template-tag';
import { soldWithinSql } from '../../modules/deals/deal.query.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/database/reader.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { CalculationSteps } from '../../rules/steps/step.ts';
import { buildTradeSteps, type TradeDayFacts } from '../../rules/trade/tradeStats.ts';
import { TRADE_COUNTS } from '../credits.sql.ts';
import type { TradeFigureName } from './trade.types.ts';

/**
 * Returns the number of sold deals of each day, in total and by trade status. Days without sold deals are
 * left out.
 */
export function listTradeDays(reader: Reader, range: DayRange): Promise<TradeDayFacts[]> {
  const statement = sql`
    select delivery_date as day, count(*) as delivered, ${TRADE_COUNTS}
    from deal where ${soldWithinSql(range)} group by delivery_date`;
  return reader.rows<TradeDayFacts>(statement);
}

/** Returns the steps that lead to a figure of the trade stats. The figure belongs to a day or to a period. */
export async function explainTradeStats(
  database: Database,
  range: DayRange,
  figure: TradeFigureName,
): Promise<CalculationSteps> {
  return buildTradeSteps(await listTradeDays(database, range), range)[figure];
}

import type { Database } from '../../database/database.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { tradeSteps } from '../../rules/trade/tradeStats.ts';
import type { TradeFigureName } from './trade.enums.ts';
import { listTradeDays } from './trade.query.ts';

/** Returns the steps that lead to a figure of the trade stats, of a day or of a period. */
export async function explainTradeStats(
  database: Database,
  range: DayRange,
  figure: TradeFigureName,
): Promise<Steps> {
  return tradeSteps(await listTradeDays(database, range), range)[figure];
}

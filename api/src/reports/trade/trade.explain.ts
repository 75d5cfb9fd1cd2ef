import type { Database } from '../../database/database.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { Steps } from '../../rules/steps/step.ts';
import { tradeSteps } from '../../rules/trade/tradeStats.ts';
import type { TradeFigureName } from './trade.enums.ts';
import { tradeDays } from './trade.query.ts';

/** How a figure of the trade stats comes about, of a day or of a period. */
export async function explainTradeStats(
  database: Database,
  range: DayRange,
  figure: TradeFigureName,
): Promise<Steps> {
  return tradeSteps(await tradeDays(database, range), range)[figure];
}

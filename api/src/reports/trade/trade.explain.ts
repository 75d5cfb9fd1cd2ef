import type { Database } from '../../database/database.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { tradeSteps } from '../../rules/trade/tradeStats.ts';
import { presentSteps } from '../explain/explain.present.ts';
import type { ExplanationType } from '../explain/explain.types.ts';
import type { TradeFigureName } from './trade.enums.ts';
import { tradeDays } from './trade.query.ts';

/** How a figure of the trade stats comes about, of a day or of a period. */
export async function explainTradeStats(
  database: Database,
  range: DayRange,
  figure: TradeFigureName,
): Promise<ExplanationType> {
  return presentSteps(database, tradeSteps(await tradeDays(database, range), range)[figure]);
}

import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { firstOfMonth, lastOfMonth, type Month, monthRange } from '../../rules/calendar/calendar.ts';
import type { StoreStep } from '../../rules/deals/storeSales.ts';
import { proposalMonths } from '../../rules/goals/proposals.ts';
import type { CreditedMonthUnits } from '../../rules/tickSheet/tickSheet.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsIn, IS_CREDITED } from '../rollUps.sql.ts';
import { storeSteps } from '../storeSales.query.ts';

/** Units by employee and month, of the months that propose goals for this one. */
export function creditedForProposals(reader: Reader, month: Month): Promise<CreditedMonthUnits[]> {
  const { lastYear, average } = rangesOf(month);
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, ${UNITS}
     from ${creditsIn(lastYear, average)} group by employee_id, credit.month having ${IS_CREDITED}`,
  );
}

/** The store's deals of the same months. */
export async function soldForProposals(reader: Reader, month: Month): Promise<StoreStep[]> {
  const { lastYear, average } = rangesOf(month);
  const sold = await Promise.all([
    storeSteps(reader, lastYear, 'month'),
    storeSteps(reader, average, 'month'),
  ]);
  return sold.flat();
}

function rangesOf(month: Month) {
  const { lastYear, average } = proposalMonths(month);
  const days = { start: firstOfMonth(average.first), end: lastOfMonth(average.last) };
  return { lastYear: monthRange(lastYear), average: days };
}

import sql from 'sql-template-tag';
import type { Reader } from '../../database/reader.ts';
import { firstOfMonth, lastOfMonth, type Month, monthRange } from '../../rules/calendar/calendar.ts';
import type { StoreStep } from '../../rules/deals/storeSales.ts';
import { proposalMonths } from '../../rules/goals/proposals.ts';
import type { CreditedMonthUnits } from '../../rules/tickSheet/tickSheet.ts';
import { UNITS } from '../credits.sql.ts';
import { creditsSql, IS_CREDITED } from '../rollUps.sql.ts';
import { listStoreSteps } from '../storeSales.query.ts';

/** Returns units by employee and month, for the months from which the goals of this month are proposed. */
export function listCreditedUnits(reader: Reader, month: Month): Promise<CreditedMonthUnits[]> {
  const { lastYear, average } = getProposalRanges(month);
  return reader.rows<CreditedMonthUnits>(
    sql`select employee_id as "employeeId", to_char(month, 'YYYY-MM') as month, ${UNITS}
     from ${creditsSql(lastYear, average)} group by employee_id, credit.month having ${IS_CREDITED}`,
  );
}

/** Returns the store's sold deals of the same months. */
export async function listStoreSales(reader: Reader, month: Month): Promise<StoreStep[]> {
  const { lastYear, average } = getProposalRanges(month);
  const salesOfRanges = await Promise.all([
    listStoreSteps(reader, lastYear, 'month'),
    listStoreSteps(reader, average, 'month'),
  ]);
  return salesOfRanges.flat();
}

function getProposalRanges(month: Month) {
  const { lastYear, average } = proposalMonths(month);
  const days = { start: firstOfMonth(average.first), end: lastOfMonth(average.last) };
  return { lastYear: monthRange(lastYear), average: days };
}

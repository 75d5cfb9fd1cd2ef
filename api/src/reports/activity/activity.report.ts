import { type DealFilter, loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { presentDeals } from '../../modules/deals/deal.types.ts';
import { getCachedEmployees } from '../../modules/employees/employee.query.ts';
import type { ReadContext } from '../../platform/context.ts';
import { toEndCursor } from '../../platform/database/keysetPagination.ts';
import { compareNames } from '../../rules/people/names.ts';
import { type DealPage, listDealPage } from '../dealList.query.ts';
import { type ActivitySort, buildActivityOrder, countActivityDeals } from './activity.query.ts';
import type { ActivityListType } from './activity.types.ts';

/**
 * Returns a page of deals of every status, sorted by log day. Also returns the number of all deals that match
 * the filter.
 */
export async function getActivityReport(
  reading: ReadContext,
  filter: DealFilter,
  sort: ActivitySort,
  page: DealPage,
): Promise<ActivityListType> {
  const employeeIdsByName = [...(await getCachedEmployees(reading)).values()]
    .sort(compareNames)
    .map(each => each.id);
  const order = buildActivityOrder(sort, page.isDescending, employeeIdsByName);
  const [rows, totalCount] = await reading.database.readSnapshot(reader =>
    Promise.all([listDealPage(reader, filter, order, page), countActivityDeals(reader, filter)]),
  );
  const people = await loadPeopleOfDeals(reading, rows);
  return {
    rows: presentDeals({ rows, people }),
    endCursor: toEndCursor(order, rows, page.limit),
    totalCount,
  };
}

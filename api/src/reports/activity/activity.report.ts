import type { Reading } from '../../context.ts';
import { endCursorOf } from '../../database/keyset.ts';
import { presentDeals } from '../../deals/deal.present.ts';
import { type DealFilter, peopleOfDeals } from '../../deals/deal.query.ts';
import { everyone } from '../../employees/employee.query.ts';
import { compareNames } from '../../rules/people/names.ts';
import { type DealPage, dealPage } from '../dealPage.query.ts';
import { type ActivitySort, activityCount, activityOrder } from './activity.query.ts';
import type { ActivityListType } from './activity.types.ts';

/** A page of deals by log day, every status, and how many the filter has. */
export async function activityReport(
  reading: Reading,
  filter: DealFilter,
  sort: ActivitySort,
  page: DealPage,
): Promise<ActivityListType> {
  const byName = [...(await everyone(reading)).values()].sort(compareNames).map(each => each.id);
  const order = activityOrder(sort, page.isDescending, byName);
  const [rows, totalCount] = await reading.database.together(reader =>
    Promise.all([dealPage(reader, filter, order, page), activityCount(reader, filter)]),
  );
  const people = await peopleOfDeals(reading, rows);
  return {
    rows: presentDeals({ rows, people }),
    endCursor: endCursorOf(order, rows, page.limit),
    totalCount,
  };
}

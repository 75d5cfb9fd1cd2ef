import type { Database } from '../../database/database.ts';
import { presentDeals } from '../../deals/deal.present.ts';
import type { DealFilter } from '../../deals/deal.query.ts';
import { employeesById, listEmployees } from '../../employees/employee.query.ts';
import type { DealPage } from '../dealPage.query.ts';
import { type ActivitySort, activityCount, activityRows } from './activity.query.ts';
import type { ActivityListType } from './activity.types.ts';

/** A page of deals by log day, every status, and how many the filter has. */
export async function activityReport(
  database: Database,
  filter: DealFilter,
  sort: ActivitySort,
  page: DealPage,
): Promise<ActivityListType> {
  const byName = (await listEmployees(database)).map(each => each.id);
  const [rows, totalCount, people] = await database.together(reader =>
    Promise.all([
      activityRows(reader, filter, sort, page, byName),
      activityCount(reader, filter),
      employeesById(reader),
    ]),
  );
  return { rows: presentDeals({ rows, people }), totalCount };
}

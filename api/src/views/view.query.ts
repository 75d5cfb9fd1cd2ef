import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Reader } from '../database/reader.ts';
import { VIEWED_LISTS, type ViewedList } from './view.types.ts';

/** A view that the viewer may open. */
export interface SavedViewRow {
  readonly id: number;
  readonly list: ViewedList;
  readonly name: string;
  readonly search: string;
  readonly isForStore: boolean;
  readonly isFirst: boolean;
}

/** A view and whose it is: null is the store's. */
export interface OwnedView extends Pick<SavedViewRow, 'id' | 'list' | 'name' | 'search'> {
  readonly employeeId: number | null;
}

/** Views by their keys, whosever they are. Those of a list that only a newer release has are passed over. */
export async function viewsAmong(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnedView>> {
  const rows = await reader.rows<OwnedView>(
    sql`select id, list, name, search, employee_id as "employeeId" from saved_view
     where id = any(${ids}) and list = any(${VIEWED_LISTS})`,
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** Whether it is this person's, or the store's. */
export const isOpenTo = (view: OwnedView, employeeId: number): boolean =>
  view.employeeId === null || view.employeeId === employeeId;

/**
 * The store's views and the viewer's own, list by list: the store's before, then by name whatever its case. Those of a list
 * that only a newer release has are passed over.
 */
export const savedViews = ({ database, viewer }: Context): Promise<SavedViewRow[]> =>
  database.rows<SavedViewRow>(
    `select view.id, view.list, view.name, view.search, view.employee_id is null as "isForStore",
       first.view_id is not null as "isFirst"
     from saved_view view left join first_view first on first.view_id = view.id and first.employee_id = $1
     where (view.employee_id = $1 or view.employee_id is null) and view.list = any($2)
     order by view.list, view.employee_id nulls first, lower(view.name) collate "C", view.name collate "C"`,
    [viewer.employeeId, VIEWED_LISTS],
  );

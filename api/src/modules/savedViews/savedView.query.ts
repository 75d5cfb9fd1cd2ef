import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/reader.ts';
import { VIEWED_LISTS, type ViewedList } from './savedView.types.ts';

/** A view that the viewer may open. */
export interface SavedViewRow {
  readonly id: number;
  readonly list: ViewedList;
  readonly name: string;
  readonly search: string;
  readonly isForStore: boolean;
  readonly isFirst: boolean;
}

/** A view with its owner, which is null for a view of the store. */
export interface SavedViewWithOwner extends Pick<SavedViewRow, 'id' | 'list' | 'name' | 'search'> {
  readonly employeeId: number | null;
}

/** Returns views by their ids, of any owner. Ignores views of lists that only a newer release has. */
export async function getViewsByIds(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SavedViewWithOwner>> {
  const rows = await reader.rows<SavedViewWithOwner>(
    sql`select id, list, name, search, employee_id as "employeeId" from saved_view
     where id = any(${ids}) and list = any(${VIEWED_LISTS})`,
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** Checks whether a person may open the view. The view must belong to this person or to the store. */
export const isViewOpenTo = (view: SavedViewWithOwner, employeeId: number): boolean =>
  view.employeeId === null || view.employeeId === employeeId;

/**
 * Lists the store's views and the viewer's private views by list. The store's views come first; then the
 * order is by name, without regard to letter case. Ignores views of lists that only a newer release has.
 */
export const listSavedViews = ({ database, viewer }: Context): Promise<SavedViewRow[]> =>
  database.rows<SavedViewRow>(
    `select view.id, view.list, view.name, view.search, view.employee_id is null as "isForStore",
       first.view_id is not null as "isFirst"
     from saved_view view left join first_view first on first.view_id = view.id and first.employee_id = $1
     where (view.employee_id = $1 or view.employee_id is null) and view.list = any($2)
     order by view.list, view.employee_id nulls first, lower(view.name) collate "C", view.name collate "C"`,
    [viewer.employeeId, VIEWED_LISTS],
  );

import type { Context } from '../context.ts';
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

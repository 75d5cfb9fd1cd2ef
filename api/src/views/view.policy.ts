import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/people/positions.ts';
import { allowPositions, isSignedIn } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Everyone but salespeople and BDC staff saves, renames and deletes the store's views. */
export const canManageStoreViews = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/** Everyone signed in reads the lists, so everyone saves views of their own. */
export const canChangeView = (viewer: Viewer, view: { readonly isForStore: boolean }): boolean =>
  view.isForStore ? canManageStoreViews(viewer) : isSignedIn(viewer);

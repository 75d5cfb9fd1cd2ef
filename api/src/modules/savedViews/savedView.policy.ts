import { allowPositions, isSignedIn } from '../../platform/viewer/policy.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  SALES_MANAGER,
} from '../../rules/people/positions.ts';

/** Everyone except salespeople and BDC staff may save, rename and delete the store's views. */
export const canManageStoreViews = allowPositions(
  SALES_MANAGER,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  ADMIN,
);

/** Everyone signed in may save private views, because everyone may read the lists. */
export const canChangeView = (viewer: Viewer, view: { readonly isForStore: boolean }): boolean =>
  view.isForStore ? canManageStoreViews(viewer) : isSignedIn(viewer);

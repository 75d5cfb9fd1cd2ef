import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** Those who type gross, or compare it with a file, see what an up brings (decision 224). */
const canSeeEveryones = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/** Everyone sees it of their own ups. @param of whose ups alone are counted, if one person's are */
export const canSeeUpGrossOf = (viewer: Viewer, of: number | undefined): boolean =>
  canSeeEveryones(viewer) || of === viewer.employeeId;

export const MAY_NOT_SEE_UP_GROSS = 'You may see the gross an up of your own ups only.';

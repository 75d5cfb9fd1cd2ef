import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

/** People who may type gross, or compare it with a file, see the gross of all ups (decision 224). */
const canSeeAllUpGross = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

/**
 * Returns whether the viewer may see the gross an up. Everyone may see it for their own ups.
 * @param of the only employee in the figures, if they are limited to one
 */
export const canSeeUpGrossOf = (viewer: Viewer, employeeId: number | undefined): boolean =>
  canSeeAllUpGross(viewer) || employeeId === viewer.employeeId;

export const CANNOT_SEE_UP_GROSS_MESSAGE = 'You may see the gross an up of your own ups only.';

import { allowPositions } from '../../platform/viewer/policy.ts';
import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  SALES_MANAGER,
} from '../../rules/people/positions.ts';

/** Managers of every kind, office staff and admins may create, update, renumber, delete and restore deals. */
export const canRecordDeals = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);
export const CANNOT_CHANGE_DEALS_MESSAGE = 'Only managers, office staff and admins can add or change deals.';

/** Managers of every kind and admins may type gross. Office staff review it instead. */
export const canEditGross = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, ADMIN);

/** Only office staff may tick Updated? and Confirmed?. */
export const canReviewDeals = allowPositions(OFFICE_STAFF);

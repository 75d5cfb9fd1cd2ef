import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';

/** Managers of every kind, office staff and admins record, amend, renumber and delete deals, and bring them back. */
export const canRecordDeals = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);
export const MAY_NOT_RECORD = 'You may not add or change deals.';

/** Managers of every kind and admins type gross; office staff review it instead. */
export const canEditGross = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, ADMIN);

/** Office staff alone tick Updated? and Confirmed?. */
export const canReviewDeals = allowPositions(OFFICE_STAFF);

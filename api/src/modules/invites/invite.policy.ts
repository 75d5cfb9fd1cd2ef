import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../../rules/people/positions.ts';
import { allowPositions } from '../../platform/viewer/policy.ts';

/** Everyone except salespeople and BDC staff may list, create and revoke invites. */
export const canManageInvites = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

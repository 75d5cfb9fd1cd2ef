import { heldBy } from '../auth/policy.ts';
import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/positions.ts';

/** Everyone but the floor and BDC reads, makes and revokes invites. */
export const canManageInvites = heldBy(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

import { allowPositions } from '../../platform/viewer/policy.ts';
import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  SALES_MANAGER,
} from '../../rules/people/positions.ts';

/** Everyone except salespeople and BDC staff may list, create and revoke invites. */
export const canManageInvites = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

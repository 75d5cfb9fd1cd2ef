import { allowPositions } from '../../platform/viewer/policy.ts';
import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  SALES_MANAGER,
} from '../../rules/people/positions.ts';

/** Managers of every kind and admins may set the working days and the follow-up days. */
export const canEditWorkingDays = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, ADMIN);

/** Finance managers, managers and admins may set vacation units. */
export const canEditVacationUnits = allowPositions(FINANCE_MANAGER, MANAGER, ADMIN);

/** Managers, office staff and admins may close a month. */
export const canCloseMonths = allowPositions(MANAGER, OFFICE_STAFF, ADMIN);

/** Managers and admins may reopen a month. */
export const canReopenMonths = allowPositions(MANAGER, ADMIN);

/** Everyone except salespeople and BDC staff may set the pot. */
export const canEditPot = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

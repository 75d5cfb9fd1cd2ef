import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/people/positions.ts';
import { allowPositions } from '../platform/viewer/policy.ts';

/** Managers of every kind and admins set the working days, and the days of what is open. */
export const canEditWorkingDays = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, ADMIN);

/** Finance managers, managers and admins set the vacation units. */
export const canEditVacationUnits = allowPositions(FINANCE_MANAGER, MANAGER, ADMIN);

/** Managers, office staff and admins close a month. */
export const canCloseMonths = allowPositions(MANAGER, OFFICE_STAFF, ADMIN);

/** Managers and admins reopen one. */
export const canReopenMonths = allowPositions(MANAGER, ADMIN);

/** Everyone but salespeople and BDC staff sets the pot. */
export const canEditPot = allowPositions(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

import { ADMIN, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, SALES_MANAGER } from '../rules/people/positions.ts';
import { heldBy } from '../viewer/policy.ts';

/** Managers of every kind and admins set the working days, and the days of what is open. */
export const canEditWorkingDays = heldBy(SALES_MANAGER, FINANCE_MANAGER, MANAGER, ADMIN);

/** Finance managers, managers and admins set the vacation units. */
export const canEditVacationUnits = heldBy(FINANCE_MANAGER, MANAGER, ADMIN);

/** Managers, office staff and admins close a month. */
export const canCloseMonths = heldBy(MANAGER, OFFICE_STAFF, ADMIN);

/** Managers and admins reopen one. */
export const canReopenMonths = heldBy(MANAGER, ADMIN);

/** Everyone but salespeople and BDC staff sets the pot. */
export const canEditPot = heldBy(SALES_MANAGER, FINANCE_MANAGER, MANAGER, OFFICE_STAFF, ADMIN);

import type { UpSold, UpType } from '../../generated/types';
import { formatMonthDay } from '../days/dates';
import type { VisitFieldsFragment } from './visit.generated';

/** Labels of the types of an up, in order (up-log.md, Rows). */
export const upTypeLabels: Record<UpType, string> = {
  FRESH_UP: 'Fresh Up',
  APPOINTMENT: 'Appointment',
  SERVICE_CUST: 'Service Cust',
  B_BACK: 'B-Back',
  TIMED_OUT: 'Timed Out',
  ON_TURN: 'On Turn',
  WITH_CUSTOMER: 'With Customer',
  BUY_BID: 'Buy Bid',
  CHASE: 'Chase',
  BDC_SPIN: 'BDC Spin',
};

/** Shorter labels for phones. */
export const compactUpTypeLabels: Record<UpType, string> = {
  FRESH_UP: 'Fresh',
  APPOINTMENT: 'Appt',
  SERVICE_CUST: 'Service',
  B_BACK: 'B-Back',
  TIMED_OUT: 'Timed',
  ON_TURN: 'Turn',
  WITH_CUSTOMER: 'With',
  BUY_BID: 'Bid',
  CHASE: 'Chase',
  BDC_SPIN: 'Spin',
};

export const soldLabels: Record<UpSold, string> = { NO: 'No', YES: 'Yes', OAC: 'OAC', ORD: 'ORD' };

/** The label of an unset Sold field, because an unset value does not mean No. */
export const UNSET_SOLD_LABEL = '?';

export const upTypes = Object.keys(upTypeLabels) as UpType[];
export const soldValues = Object.keys(soldLabels) as UpSold[];

/** Formats a visit: "Nov 2 with Kofi Mensah, test drive". */
export function formatVisit(visit: VisitFieldsFragment): string {
  return [
    `${formatMonthDay(visit.logDate)}${visit.salesperson ? ` with ${visit.salesperson.name}` : ''}`,
    ...listVisitResults(visit),
  ].join(', ');
}

function listVisitResults({ isTestDrive, isWriteUp, sold }: VisitFieldsFragment): string[] {
  const results = [isTestDrive && 'test drive', isWriteUp && 'write up', sold === 'YES' && 'sold'];
  return results.filter(result => result !== false);
}

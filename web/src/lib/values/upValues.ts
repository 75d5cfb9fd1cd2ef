import type { UpSold, UpType } from '../../generated/types';

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

/** An unset value is not the same as No. */
export const UNSET_SOLD_LABEL = '?';

export const upTypes = Object.keys(upTypeLabels) as UpType[];
export const soldValues = Object.keys(soldLabels) as UpSold[];

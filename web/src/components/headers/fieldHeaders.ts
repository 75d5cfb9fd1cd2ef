import { fieldSays } from '../../generated/rules/fieldSays';
import type { Header } from '../../lib/values/header';

/** Describes a field of a deal or an up under the header that a page has for it. */
export const fieldHeader = (name: keyof typeof fieldSays, head: string, longHead?: string): Header => ({
  head,
  ...(longHead && { longHead }),
  says: fieldSays[name],
});

/** The columns that lists of deals share. */
export const dealHeaders = {
  number: fieldHeader('number', 'ID', 'Deal number'),
  logDay: {
    head: 'Del Date',
    longHead: 'Delivery date',
    says: 'The day of delivery; without one the day for which the deal was added.',
  },
  customerName: fieldHeader('customerName', 'Customer'),
  closer: fieldHeader('closerId', 'Sales 1', 'Closer'),
  additional: fieldHeader('additionalId', 'Sales 2', 'Additional'),
  carType: fieldHeader('carType', 'Type'),
  tradeStatus: fieldHeader('tradeStatus', 'Trade'),
  stockNum: fieldHeader('stockNum', 'Stock #'),
  carInfo: fieldHeader('carInfo', 'Vehicle'),
  financeManager: fieldHeader('finManagerId', 'F&I', 'Finance and insurance'),
  salesManager: fieldHeader('salesManagerId', 'SM', 'Sales manager'),
  dealStatus: fieldHeader('dealStatus', 'Status'),
  deliveryStatus: fieldHeader('deliveryStatus', 'Delivery'),
} as const satisfies Record<string, Header>;

export const editHeader: Header = { head: 'Edit', says: 'Opens the form of the deal.' };

/** The columns of lists of ups. */
export const upHeaders = {
  logDate: { head: 'Date', says: 'The day of the up log.' },
  salesperson: fieldHeader('employeeId', 'Salesperson'),
  timeUp: fieldHeader('timeUp', 'Time Up'),
  upType: fieldHeader('upType', 'Up Type'),
  turnedTo: fieldHeader('turnedToId', 'Turned To'),
  customerName: { head: 'Customer', says: 'Who came in.' },
  isBdcUp: fieldHeader('isBdcUp', 'BDC Up?'),
  isTestDrive: fieldHeader('isTestDrive', 'Test Drive?'),
  isWriteUp: fieldHeader('isWriteUp', 'Write Up?'),
  sold: fieldHeader('sold', 'Sold?'),
} as const satisfies Record<string, Header>;

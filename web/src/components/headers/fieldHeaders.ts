import { fieldDescriptions } from '../../generated/rules/fieldDescriptions';
import type { Header } from '../../lib/format/header';

/** Returns the header of a field of a deal or an up, with the shared description. */
export const toFieldHeader = (
  name: keyof typeof fieldDescriptions,
  label: string,
  longLabel?: string,
): Header => ({
  label,
  ...(longLabel && { longLabel }),
  description: fieldDescriptions[name],
});

/** The columns that lists of deals share. */
export const dealHeaders = {
  number: toFieldHeader('number', 'ID', 'Deal number'),
  logDay: {
    label: 'Del Date',
    longLabel: 'Delivery date',
    description: 'The delivery date, or the Added Date if there is none.',
  },
  customerName: toFieldHeader('customerName', 'Customer'),
  closer: toFieldHeader('closerId', 'Sales 1', 'Closer'),
  additional: toFieldHeader('additionalId', 'Sales 2', 'Additional'),
  carType: toFieldHeader('carType', 'Type'),
  tradeStatus: toFieldHeader('tradeStatus', 'Trade'),
  stockNum: toFieldHeader('stockNum', 'Stock #'),
  carInfo: toFieldHeader('carInfo', 'Vehicle'),
  financeManager: toFieldHeader('finManagerId', 'F&I', 'Finance and insurance'),
  salesManager: toFieldHeader('salesManagerId', 'SM', 'Sales manager'),
  dealStatus: toFieldHeader('dealStatus', 'Status'),
  deliveryStatus: toFieldHeader('deliveryStatus', 'Delivery'),
} as const satisfies Record<string, Header>;

export const editHeader: Header = { label: 'Edit', description: 'Opens the deal form.' };

/** The columns that lists of ups share. */
export const upHeaders = {
  logDate: { label: 'Date', description: 'The date of the up log.' },
  salesperson: toFieldHeader('employeeId', 'Salesperson'),
  timeUp: toFieldHeader('timeUp', 'Time Up'),
  upType: toFieldHeader('upType', 'Up Type'),
  turnedTo: toFieldHeader('turnedToId', 'Turned To'),
  customerName: { label: 'Customer', description: 'The customer’s name.' },
  isBdcUp: toFieldHeader('isBdcUp', 'BDC Up?'),
  isTestDrive: toFieldHeader('isTestDrive', 'Test Drive?'),
  isWriteUp: toFieldHeader('isWriteUp', 'Write Up?'),
  sold: toFieldHeader('sold', 'Sold?'),
} as const satisfies Record<string, Header>;

import type {
  DealFieldsFragment,
  DealField as DealHistoryField,
  DealInput,
  DealPeopleQuery,
} from '../../generated/graphql';
import {
  carTypeLabels,
  dealStatusLabels,
  deliveryStatusLabels,
  tradeStatusLabels,
} from '../../lib/values/dealValues';

/** What stands in the form: the deal number as typed, everything else as it is sent. */
export type DealDraft = { number: string } & Required<{
  [Field in keyof DealInput]: Exclude<DealInput[Field], undefined>;
}>;

export type DraftField = keyof DealDraft;

/** Whom the three kinds of select offer. */
export type People = DealPeopleQuery['dealPeople'];

/** Which input a field has, and how its value is read and written. */
type FieldKind =
  | { kind: 'number' }
  | { kind: 'day'; isClearable: boolean }
  | {
      kind: 'person';
      /** The person on a deal. */
      of: keyof DealFieldsFragment & ('salesManager' | 'financeManager' | 'closer' | 'additional');
      offered: Exclude<keyof People, '__typename'>;
    }
  | { kind: 'text'; longest: number; isMultiline: boolean }
  | { kind: 'choice'; labels: Readonly<Record<string, string>> };

export type FormGroup = 'Deal' | 'People' | 'Customer and car' | 'Status' | 'Notes';

export type FormField = FieldKind & {
  group: FormGroup;
  label: string;
  /** Whether it counts: in a closed month it cannot change (closing.md, What a closed month refuses). Most fields do. */
  counts?: false;
  /** What the history of a deal calls it. */
  history: DealHistoryField;
  /** What else people write above a column of it. */
  heads: readonly string[];
};

const line = { kind: 'text', longest: 200, isMultiline: false, counts: false } as const;
const notes = { kind: 'text', longest: 5_000, isMultiline: true, counts: false } as const;

/**
 * The fields of the deal form, each once and in their order (deal.md, The form). The form itself, what it calls a field
 * anywhere, the words of the history and the columns of a paste follow from it; without a field of the server's
 * `DealInput` it does not compile.
 */
export const formFields = {
  addedDate: {
    kind: 'day',
    isClearable: false,
    group: 'Deal',
    label: 'Added Date',
    history: 'ADDED_DATE',
    heads: ['added', 'date', 'day'],
  },
  number: {
    kind: 'number',
    group: 'Deal',
    label: 'Deal ID',
    history: 'NUMBER',
    heads: ['id', 'deal', 'deal #', 'deal no', 'deal number', 'number', '#'],
  },
  salesManagerId: {
    kind: 'person',
    of: 'salesManager',
    offered: 'salesManagers',
    group: 'People',
    label: 'Sales Manager Name',
    history: 'SALES_MANAGER',
    heads: ['sm', 'sales manager'],
  },
  finManagerId: {
    kind: 'person',
    of: 'financeManager',
    offered: 'financeManagers',
    group: 'People',
    label: 'Finance Manager Name',
    history: 'FINANCE_MANAGER',
    heads: ['fm', 'f&i', 'finance', 'finance manager', 'fin manager'],
  },
  closerId: {
    kind: 'person',
    of: 'closer',
    offered: 'salespeople',
    group: 'People',
    label: 'Closer',
    history: 'CLOSER',
    heads: ['sales 1', 'salesperson', 'salesperson 1', 'sales person'],
  },
  additionalId: {
    kind: 'person',
    of: 'additional',
    offered: 'salespeople',
    group: 'People',
    label: 'Additional Salesperson',
    history: 'ADDITIONAL',
    heads: ['sales 2', 'additional', 'salesperson 2', 'split'],
  },
  customerName: {
    ...line,
    group: 'Customer and car',
    label: 'Customer Name',
    history: 'CUSTOMER_NAME',
    heads: ['customer', 'name', 'buyer', 'client'],
  },
  carInfo: {
    ...line,
    group: 'Customer and car',
    label: 'Car Info',
    history: 'CAR_INFO',
    heads: ['car', 'vehicle', 'model'],
  },
  stockNum: {
    ...line,
    group: 'Customer and car',
    label: 'Stock Number',
    history: 'STOCK_NUM',
    heads: ['stock', 'stock #', 'stock no', 'stk'],
  },
  carType: {
    kind: 'choice',
    labels: carTypeLabels,
    group: 'Customer and car',
    label: 'New/Used/Cert',
    history: 'CAR_TYPE',
    heads: ['type', 'car type', 'n/u', 'n/u/c', 'new/used'],
  },
  tradeStatus: {
    kind: 'choice',
    labels: tradeStatusLabels,
    group: 'Status',
    label: 'Trade Status',
    history: 'TRADE_STATUS',
    heads: ['trade', 'trade in'],
  },
  dealStatus: {
    kind: 'choice',
    labels: dealStatusLabels,
    group: 'Status',
    label: 'Deal Status',
    history: 'DEAL_STATUS',
    heads: ['status'],
  },
  deliveryStatus: {
    kind: 'choice',
    labels: deliveryStatusLabels,
    group: 'Status',
    label: 'Delivery Status',
    history: 'DELIVERY_STATUS',
    heads: ['delivery', 'del', 'del status'],
  },
  deliveryDate: {
    kind: 'day',
    isClearable: true,
    group: 'Status',
    label: 'Delivery Date',
    history: 'DELIVERY_DATE',
    heads: ['del date', 'delivered', 'delivered on'],
  },
  notes: {
    ...notes,
    group: 'Notes',
    label: 'Notes',
    history: 'NOTES',
    heads: ['note', 'comment', 'comments', 'remarks'],
  },
} as const satisfies Record<DraftField, FormField>;

/** The fields whose value is a person's id. */
export type PersonField = {
  [Field in DraftField]: (typeof formFields)[Field]['kind'] extends 'person' ? Field : never;
}[DraftField];

/** The fields in their order. */
export const FORM_ORDER = Object.keys(formFields) as DraftField[];

/** A field with what its kind says of it. */
export const formField = (field: DraftField): FormField => formFields[field];

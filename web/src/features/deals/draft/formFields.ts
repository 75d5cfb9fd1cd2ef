import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { DealPeopleQuery } from '../../../components/deals/dealPeople.generated';
import type { DealField as DealHistoryField, DealInput } from '../../../generated/types';
import {
  carTypeLabels,
  dealStatusLabels,
  deliveryStatusLabels,
  tradeStatusLabels,
} from '../../../lib/values/dealValues';

/** What stands in the form: the deal number as typed, everything else as it is sent. */
export type DealDraft = { number: string } & Required<{
  [Field in keyof DealInput]: Exclude<DealInput[Field], undefined>;
}>;

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
  /** What the history of a deal calls it. */
  history: DealHistoryField;
};

/** Every field that the server's `DealInput` has, and the number. */
type FormFields = { readonly [Field in keyof DealDraft]: FormField };

const line = { kind: 'text', longest: 200, isMultiline: false } as const;
const notes = { kind: 'text', longest: 5_000, isMultiline: true } as const;

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
  },
  number: {
    kind: 'number',
    group: 'Deal',
    label: 'Deal ID',
    history: 'NUMBER',
  },
  salesManagerId: {
    kind: 'person',
    of: 'salesManager',
    offered: 'salesManagers',
    group: 'People',
    label: 'Sales Manager Name',
    history: 'SALES_MANAGER',
  },
  finManagerId: {
    kind: 'person',
    of: 'financeManager',
    offered: 'financeManagers',
    group: 'People',
    label: 'Finance Manager Name',
    history: 'FINANCE_MANAGER',
  },
  closerId: {
    kind: 'person',
    of: 'closer',
    offered: 'salespeople',
    group: 'People',
    label: 'Closer',
    history: 'CLOSER',
  },
  additionalId: {
    kind: 'person',
    of: 'additional',
    offered: 'salespeople',
    group: 'People',
    label: 'Additional Salesperson',
    history: 'ADDITIONAL',
  },
  customerName: {
    ...line,
    group: 'Customer and car',
    label: 'Customer Name',
    history: 'CUSTOMER_NAME',
  },
  carInfo: {
    ...line,
    group: 'Customer and car',
    label: 'Car Info',
    history: 'CAR_INFO',
  },
  stockNum: {
    ...line,
    group: 'Customer and car',
    label: 'Stock Number',
    history: 'STOCK_NUM',
  },
  carType: {
    kind: 'choice',
    labels: carTypeLabels,
    group: 'Customer and car',
    label: 'New/Used/Cert',
    history: 'CAR_TYPE',
  },
  tradeStatus: {
    kind: 'choice',
    labels: tradeStatusLabels,
    group: 'Status',
    label: 'Trade Status',
    history: 'TRADE_STATUS',
  },
  dealStatus: {
    kind: 'choice',
    labels: dealStatusLabels,
    group: 'Status',
    label: 'Deal Status',
    history: 'DEAL_STATUS',
  },
  deliveryStatus: {
    kind: 'choice',
    labels: deliveryStatusLabels,
    group: 'Status',
    label: 'Delivery Status',
    history: 'DELIVERY_STATUS',
  },
  deliveryDate: {
    kind: 'day',
    isClearable: true,
    group: 'Status',
    label: 'Delivery Date',
    history: 'DELIVERY_DATE',
  },
  notes: {
    ...notes,
    group: 'Notes',
    label: 'Notes',
    history: 'NOTES',
  },
} as const satisfies FormFields;

/** A field of the form. From the table, so that the compiler reports a missing field there alone. */
export type DraftField = keyof typeof formFields;

/** The fields whose value is a person's id. */
export type PersonField = {
  [Field in DraftField]: (typeof formFields)[Field]['kind'] extends 'person' ? Field : never;
}[DraftField];

/** The fields in their order. */
export const FORM_ORDER = Object.keys(formFields) as DraftField[];

/** A field with what its kind says of it. */
export const formField = (field: DraftField): FormField => formFields[field];

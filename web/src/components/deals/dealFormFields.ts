import type { DealField as DealHistoryField, DealInput } from '../../generated/types';
import { formatUsDay } from '../../lib/days/dates';
import {
  carTypeLabels,
  dealStatusLabels,
  deliveryStatusLabels,
  tradeStatusLabels,
} from '../../lib/format/deals';
import type { DealFieldsFragment } from './dealFields.generated';
import type { DealPeopleQuery } from './dealPeople.generated';

/** Values of the deal form: the number as typed text, all other fields as they are sent. */
export type DealDraft = { number: string } & Required<{
  [Field in keyof DealInput]: Exclude<DealInput[Field], undefined>;
}>;

/** The people that each kind of person select offers. */
export type DealPeopleOptions = DealPeopleQuery['dealPeople'];

type FieldKind =
  | { kind: 'number' }
  | { kind: 'day'; isClearable: boolean }
  | {
      kind: 'person';
      /** Property of a deal that contains the selected person. */
      dealProperty: keyof DealFieldsFragment & ('salesManager' | 'financeManager' | 'closer' | 'additional');
      optionsKey: Exclude<keyof DealPeopleOptions, '__typename'>;
    }
  | { kind: 'text'; maxLength: number; isMultiline: boolean }
  | { kind: 'choice'; labels: Readonly<Record<string, string>> };

export type FormGroup = 'Deal' | 'People' | 'Customer and car' | 'Status' | 'Notes';

export type FormField = FieldKind & {
  group: FormGroup;
  label: string;
  /** Name of the field in the deal's history. */
  historyField: DealHistoryField;
};

/** Requires every field of the server's `DealInput`, and the number. */
type FormFields = { readonly [Field in keyof DealDraft]: FormField };

const singleLineText = { kind: 'text', maxLength: 200, isMultiline: false } as const;
const multiLineText = { kind: 'text', maxLength: 5_000, isMultiline: true } as const;

/**
 * Fields of the deal form in order (deal.md, The form). The form, its labels, the history and the columns of
 * pasted rows use this table. It does not compile if a field of `DealInput` is missing.
 */
export const formFields = {
  addedDate: {
    kind: 'day',
    isClearable: false,
    group: 'Deal',
    label: 'Added Date',
    historyField: 'ADDED_DATE',
  },
  number: {
    kind: 'number',
    group: 'Deal',
    label: 'Deal ID',
    historyField: 'NUMBER',
  },
  salesManagerId: {
    kind: 'person',
    dealProperty: 'salesManager',
    optionsKey: 'salesManagers',
    group: 'People',
    label: 'Sales Manager Name',
    historyField: 'SALES_MANAGER',
  },
  finManagerId: {
    kind: 'person',
    dealProperty: 'financeManager',
    optionsKey: 'financeManagers',
    group: 'People',
    label: 'Finance Manager Name',
    historyField: 'FINANCE_MANAGER',
  },
  closerId: {
    kind: 'person',
    dealProperty: 'closer',
    optionsKey: 'salespeople',
    group: 'People',
    label: 'Closer',
    historyField: 'CLOSER',
  },
  additionalId: {
    kind: 'person',
    dealProperty: 'additional',
    optionsKey: 'salespeople',
    group: 'People',
    label: 'Additional Salesperson',
    historyField: 'ADDITIONAL',
  },
  customerName: {
    ...singleLineText,
    group: 'Customer and car',
    label: 'Customer Name',
    historyField: 'CUSTOMER_NAME',
  },
  carInfo: {
    ...singleLineText,
    group: 'Customer and car',
    label: 'Car Info',
    historyField: 'CAR_INFO',
  },
  stockNum: {
    ...singleLineText,
    group: 'Customer and car',
    label: 'Stock Number',
    historyField: 'STOCK_NUM',
  },
  carType: {
    kind: 'choice',
    labels: carTypeLabels,
    group: 'Customer and car',
    label: 'New/Used/Cert',
    historyField: 'CAR_TYPE',
  },
  tradeStatus: {
    kind: 'choice',
    labels: tradeStatusLabels,
    group: 'Status',
    label: 'Trade Status',
    historyField: 'TRADE_STATUS',
  },
  dealStatus: {
    kind: 'choice',
    labels: dealStatusLabels,
    group: 'Status',
    label: 'Deal Status',
    historyField: 'DEAL_STATUS',
  },
  deliveryStatus: {
    kind: 'choice',
    labels: deliveryStatusLabels,
    group: 'Status',
    label: 'Delivery Status',
    historyField: 'DELIVERY_STATUS',
  },
  deliveryDate: {
    kind: 'day',
    isClearable: true,
    group: 'Status',
    label: 'Delivery Date',
    historyField: 'DELIVERY_DATE',
  },
  notes: {
    ...multiLineText,
    group: 'Notes',
    label: 'Notes',
    historyField: 'NOTES',
  },
} as const satisfies FormFields;

/**
 * Name of a form field. The type is derived from the table, so that the compiler reports a missing field only
 * in the table.
 */
export type DraftField = keyof typeof formFields;

/** Fields that contain a person's id. */
export type PersonField = {
  [Field in DraftField]: (typeof formFields)[Field]['kind'] extends 'person' ? Field : never;
}[DraftField];

export const FORM_ORDER = Object.keys(formFields) as DraftField[];

/** Returns the definition of a field, typed by kind. */
export const getFormField = (field: DraftField): FormField => formFields[field];

/** Formats the value of a field as the form shows it; an empty value is "Blank". */
export function formatDraftField(
  field: DraftField,
  draft: DealDraft,
  names: ReadonlyMap<number, string>,
): string {
  return formatDraftValue(field, draft, names) || 'Blank';
}

function formatDraftValue(field: DraftField, draft: DealDraft, names: ReadonlyMap<number, string>): string {
  const value = draft[field];
  if (value === null) return '';
  const definition = getFormField(field);
  switch (definition.kind) {
    case 'person':
      return names.get(Number(value)) ?? '';
    case 'choice':
      return definition.labels[value] ?? '';
    case 'day':
      return formatUsDay(String(value));
    default:
      return String(value);
  }
}

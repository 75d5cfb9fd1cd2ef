import {
  type EntityField,
  type EntityRow,
  type FieldValue,
  omitFields,
} from '../../platform/rest/entityFields.ts';
import {
  choiceKind,
  dayKind,
  flagKind,
  frozenTeamKind,
  lineKind,
  moneyKind,
  notesKind,
  numberKind,
  optionalDayKind,
  personKind,
} from '../../platform/rest/fieldKinds.ts';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../../rules/deals/dealValues.ts';

/** A deal field. The history records changes of every field (`deal.history.ts`). */
export interface DealField extends EntityField {
  /**
   * Value of the field in the history enum of GraphQL. When absent, the value is the field name in capitals
   * without `Id`.
   */
  readonly historyEnumValue?: string;
  /** True when searches include the field (rules.md, Hog). */
  readonly isSearched?: true;
  /** True when the field affects figures. Such a field cannot change in a closed month (closing.md). */
  readonly isCounted: boolean;
  /** Sort order of lists by this field; null when lists cannot sort by it. */
  readonly sort: DealSort | null;
}

/** The GraphQL name of a sort order, with a description for each list that offers the sort order. */
export interface DealSort {
  readonly name: string;
  readonly hog?: string;
  readonly activity?: string;
}

/**
 * Maps searched fields to their lines in the column `search_text`. The database builds that column from the
 * folded fields (rules.md, Text).
 */
const SEARCH_LINES = { customerName: 1, stockNum: 2, carInfo: 3 };

/**
 * Returns SQL for the line of the column `search_text` that contains this field. The line of a blank field is
 * ''.
 */
export const foldedFieldSql = (field: keyof typeof SEARCH_LINES): string =>
  `split_part(search_text, E'\\n', ${SEARCH_LINES[field]})`;

const foldedLineKind = (field: keyof typeof SEARCH_LINES) =>
  ({ ...lineKind, order: () => `nullif(${foldedFieldSql(field)}, '')` }) as const;

/**
 * Every field of a deal (deal.md, Fields). Columns, rows, history, REST names and shapes, accepted input and
 * GraphQL descriptions derive from this table. The hand-written classes (`DealType`, `DealInput`) do not
 * compile when they miss one of these fields.
 */
export const dealFields = {
  number: {
    ...numberKind,
    column: 'number',
    rest: 'deal_id',
    description: 'The deal number that people use (deal_id in REST). It is unique and can be changed.',
    screenDescription: 'The deal’s unique number.',
    isSearched: true,
    isCounted: true,
    sort: { name: 'NUMBER', hog: 'Sort by deal number.', activity: 'Sort by deal number.' },
  },
  salesManagerId: {
    ...personKind,
    column: 'sales_manager_id',
    description: 'The sales manager on the deal.',
    isCounted: true,
    sort: { name: 'SALES_MANAGER', activity: 'Sort by sales manager (SM).' },
  },
  finManagerId: {
    ...personKind,
    column: 'fin_manager_id',
    description: 'The finance manager (F&I) on the deal.',
    historyEnumValue: 'FINANCE_MANAGER',
    isCounted: true,
    sort: { name: 'FINANCE_MANAGER', activity: 'Sort by finance manager (F&I).' },
  },
  closerId: {
    ...personKind,
    column: 'closer_id',
    description: 'Sales 1: the salesperson who closed the deal.',
    isCounted: true,
    sort: { name: 'CLOSER', activity: 'Sort by closer (Sales 1).' },
  },
  closerTeamFinal: {
    ...frozenTeamKind,
    column: 'closer_team_final',
    description: 'The closer’s team, frozen when the deal was sold (1 means no team; rules.md, A deal).',
    isCounted: true,
    sort: null,
  },
  additionalId: {
    ...personKind,
    column: 'additional_id',
    description: 'Sales 2: the additional salesperson.',
    isCounted: true,
    sort: { name: 'ADDITIONAL', activity: 'Sort by additional salesperson (Sales 2).' },
  },
  additionalTeamFinal: {
    ...frozenTeamKind,
    column: 'additional_team_final',
    description:
      'The additional salesperson’s team, frozen when the deal was sold (1 means no team; rules.md, A deal).',
    isCounted: true,
    sort: null,
  },
  customerName: {
    ...foldedLineKind('customerName'),
    column: 'customer_name',
    description: 'The customer’s name as typed, at most 200 characters.',
    screenDescription: 'The buyer.',
    isSearched: true,
    isCounted: false,
    sort: {
      name: 'CUSTOMER',
      hog: 'Sort by customer, ignoring case.',
      activity: 'Sort by customer, ignoring case.',
    },
  },
  carInfo: {
    ...foldedLineKind('carInfo'),
    column: 'car_info',
    description: 'The vehicle, as typed, at most 200 characters.',
    screenDescription: 'The vehicle on the deal.',
    isSearched: true,
    isCounted: false,
    sort: {
      name: 'VEHICLE',
      hog: 'Sort by vehicle, ignoring case.',
      activity: 'Sort by vehicle, ignoring case.',
    },
  },
  stockNum: {
    ...foldedLineKind('stockNum'),
    column: 'stock_num',
    description: 'The stock number, as typed, at most 200 characters.',
    screenDescription: 'The vehicle’s stock number.',
    isSearched: true,
    isCounted: false,
    sort: {
      name: 'STOCK',
      hog: 'Sort by stock number, ignoring case.',
      activity: 'Sort by stock number, ignoring case.',
    },
  },
  notes: {
    ...notesKind,
    column: 'notes',
    description: 'Notes, at most 5,000 characters.',
    screenDescription: 'Notes about the deal.',
    isCounted: false,
    sort: null,
  },
  carType: {
    ...choiceKind(CAR_TYPES),
    column: 'car_type',
    description: 'New, Used or Cert. Null means blank: the deal counts in totals only.',
    screenDescription:
      'New, Used or Cert (certified counts as used). With no type, the deal counts in totals only.',
    isCounted: true,
    sort: { name: 'CAR_TYPE', hog: 'Sort by car type.', activity: 'Sort by car type.' },
  },
  dealStatus: {
    ...choiceKind(DEAL_STATUSES),
    column: 'deal_status',
    description: 'The status of the paperwork. Null means blank.',
    screenDescription: 'The status of the paperwork: HOGGED, IN FINANCE or DEAD.',
    isCounted: true,
    sort: { name: 'DEAL_STATUS', activity: 'Sort by deal status.' },
  },
  tradeStatus: {
    ...choiceKind(TRADE_STATUSES),
    column: 'trade_status',
    description: 'The customer’s trade-ins. Null means blank.',
    screenDescription: 'The customer’s trade-ins: TRADE is one car, TRADE X2 is two.',
    isCounted: true,
    sort: { name: 'TRADE', activity: 'Sort by trade status.' },
  },
  deliveryStatus: {
    ...choiceKind(DELIVERY_STATUSES),
    column: 'delivery_status',
    description: 'The status of the delivery. Null means blank.',
    screenDescription: 'The status of the delivery: DEL (delivered), TBA or OAC.',
    isCounted: true,
    sort: { name: 'DELIVERY_STATUS', activity: 'Sort by delivery status.' },
  },
  deliveryDate: {
    ...optionalDayKind,
    column: 'delivery_date',
    description: 'The delivery date, which can be in the future.',
    isCounted: true,
    sort: null,
  },
  addedDate: {
    ...dayKind,
    column: 'added_date',
    description: 'The day the deal was added to the log. Defaults to today for a new deal; cannot be blank.',
    isCounted: true,
    sort: null,
  },
  frontGross: {
    ...moneyKind,
    column: 'front_gross',
    description: 'Front gross for the whole deal, in dollars. Null means not entered yet and counts as 0.',
    screenDescription: 'Gross profit on the vehicle, for the whole deal.',
    isCounted: true,
    sort: { name: 'FRONT_GROSS', hog: 'Sort by front gross. Blank counts as 0.' },
  },
  backGross: {
    ...moneyKind,
    column: 'back_gross',
    description: 'Back gross for the whole deal, in dollars. Null means not entered yet and counts as 0.',
    screenDescription: 'Gross profit from F&I, for the whole deal.',
    isCounted: true,
    sort: { name: 'BACK_GROSS', hog: 'Sort by back gross. Blank counts as 0.' },
  },
  isUpdated: {
    ...flagKind,
    column: 'is_updated',
    rest: 'updated',
    description: 'Whether office staff checked the Updated? box.',
    screenDescription: 'Office staff marked the deal as up to date.',
    isCounted: false,
    sort: { name: 'IS_UPDATED', hog: 'Sort by whether the Updated? box is checked.' },
  },
  isConfirmed: {
    ...flagKind,
    column: 'is_confirmed',
    rest: 'confirmed',
    description: 'Whether office staff checked the Confirmed? box.',
    screenDescription: 'Office staff checked and confirmed the deal.',
    isCounted: false,
    sort: { name: 'IS_CONFIRMED', hog: 'Sort by whether the Confirmed? box is checked.' },
  },
} as const satisfies Readonly<Record<string, DealField>>;

/** Values of these fields in a row that a reader gets. */
export type DealFieldsRow = EntityRow<typeof dealFields>;

/**
 * The fields that the deal form sends. Excludes fields that the store sets, and fields that only separate
 * calls may change.
 */
export const formFields = omitFields(dealFields, [
  'number',
  'closerTeamFinal',
  'additionalTeamFinal',
  'frontGross',
  'backGross',
  'isUpdated',
  'isConfirmed',
]);

/**
 * The fields that an import can set. Excludes Updated? and Confirmed?: only office staff may set these two
 * flags, and office staff cannot import (import.md).
 */
export const importedFields = omitFields(dealFields, ['isUpdated', 'isConfirmed']);

export type ImportedDealField = keyof typeof importedFields;

/**
 * The deal form as GraphQL sends it, before parsing. The type is an explicit object type, so that compiler
 * errors show its name.
 */
export type SentDealForm = {
  [Name in keyof typeof formFields]: FieldValue<(typeof formFields)[Name]> | null | undefined;
};

type FormFieldName = keyof typeof formFields;
type PersonFieldName = {
  [Name in FormFieldName]: (typeof formFields)[Name]['kind'] extends 'person' ? Name : never;
}[FormFieldName];

/** The fields that refer to an employee by id. */
export const personFields = (Object.keys(formFields) as FormFieldName[]).filter(
  (name): name is PersonFieldName => formFields[name].kind === 'person',
);

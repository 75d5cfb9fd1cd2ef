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
    description: 'The deal number that people meet it by (deal_id in REST): unique, may be renumbered.',
    screenDescription: 'The number that people know the deal by; no other deal has it.',
    isSearched: true,
    isCounted: true,
    sort: { name: 'NUMBER', hog: 'By deal number.', activity: 'ID: the deal number.' },
  },
  salesManagerId: {
    ...personKind,
    column: 'sales_manager_id',
    description: 'The sales manager on the deal.',
    isCounted: true,
    sort: { name: 'SALES_MANAGER', activity: 'SM.' },
  },
  finManagerId: {
    ...personKind,
    column: 'fin_manager_id',
    description: 'The finance manager (F&I) on the deal.',
    historyEnumValue: 'FINANCE_MANAGER',
    isCounted: true,
    sort: { name: 'FINANCE_MANAGER', activity: 'F&I.' },
  },
  closerId: {
    ...personKind,
    column: 'closer_id',
    description: 'Sales 1: the salesperson who closed it.',
    isCounted: true,
    sort: { name: 'CLOSER', activity: 'Sales 1.' },
  },
  closerTeamFinal: {
    ...frozenTeamKind,
    column: 'closer_team_final',
    description: 'The closer’s team, frozen when the deal was sold (1 is none; rules.md, A deal).',
    isCounted: true,
    sort: null,
  },
  additionalId: {
    ...personKind,
    column: 'additional_id',
    description: 'Sales 2: the additional salesperson.',
    isCounted: true,
    sort: { name: 'ADDITIONAL', activity: 'Sales 2.' },
  },
  additionalTeamFinal: {
    ...frozenTeamKind,
    column: 'additional_team_final',
    description: 'The additional’s team, frozen when the deal was sold (1 is none; rules.md, A deal).',
    isCounted: true,
    sort: null,
  },
  customerName: {
    ...foldedLineKind('customerName'),
    column: 'customer_name',
    description: 'The customer, as typed, at most 200 characters.',
    screenDescription: 'Who buys the car.',
    isSearched: true,
    isCounted: false,
    sort: { name: 'CUSTOMER', hog: 'By customer, in any case.', activity: 'Customer.' },
  },
  carInfo: {
    ...foldedLineKind('carInfo'),
    column: 'car_info',
    description: 'The vehicle, as typed, at most 200 characters.',
    screenDescription: 'The car that is sold.',
    isSearched: true,
    isCounted: false,
    sort: { name: 'VEHICLE', hog: 'By vehicle, in any case.', activity: 'Vehicle.' },
  },
  stockNum: {
    ...foldedLineKind('stockNum'),
    column: 'stock_num',
    description: 'The stock number, as typed, at most 200 characters.',
    screenDescription: 'The number of the car in the store’s stock.',
    isSearched: true,
    isCounted: false,
    sort: { name: 'STOCK', hog: 'By stock number, in any case.', activity: 'Stock #.' },
  },
  notes: {
    ...notesKind,
    column: 'notes',
    description: 'Free notes, at most 5,000 characters.',
    screenDescription: 'Whatever else is to be known about the deal.',
    isCounted: false,
    sort: null,
  },
  carType: {
    ...choiceKind(CAR_TYPES),
    column: 'car_type',
    description: 'New/Used/Cert; null is unclassified: it counts in totals only.',
    screenDescription:
      'What the car is: new, used or certified, which is a used one. Without a type it counts in totals only.',
    isCounted: true,
    sort: { name: 'CAR_TYPE', hog: 'By car type.', activity: 'Type.' },
  },
  dealStatus: {
    ...choiceKind(DEAL_STATUSES),
    column: 'deal_status',
    description: 'Where the paperwork stands; null is blank.',
    screenDescription: 'Where the paperwork stands: HOGGED, IN FINANCE or DEAD.',
    isCounted: true,
    sort: { name: 'DEAL_STATUS', activity: 'Status.' },
  },
  tradeStatus: {
    ...choiceKind(TRADE_STATUSES),
    column: 'trade_status',
    description: 'Whether cars were traded in; null is blank.',
    screenDescription: 'Whether the customer gave cars in payment: TRADE is one, TRADE X2 two.',
    isCounted: true,
    sort: { name: 'TRADE', activity: 'Trade.' },
  },
  deliveryStatus: {
    ...choiceKind(DELIVERY_STATUSES),
    column: 'delivery_status',
    description: 'Where the car stands; null is blank.',
    screenDescription: 'Where the car stands: delivered (DEL), TBA or OAC.',
    isCounted: true,
    sort: { name: 'DELIVERY_STATUS', activity: 'Delivery.' },
  },
  deliveryDate: {
    ...optionalDayKind,
    column: 'delivery_date',
    description: 'The day of delivery, which may lie ahead.',
    isCounted: true,
    sort: null,
  },
  addedDate: {
    ...dayKind,
    column: 'added_date',
    description:
      'The day the deal was added to the log: today on a new deal unless sent. It cannot be emptied.',
    isCounted: true,
    sort: null,
  },
  frontGross: {
    ...moneyKind,
    column: 'front_gross',
    description: 'Front gross of the whole deal; null is not typed yet and counts 0.',
    screenDescription: 'Gross profit on the car, of the whole deal.',
    isCounted: true,
    sort: { name: 'FRONT_GROSS', hog: 'By front gross; empty counts 0.' },
  },
  backGross: {
    ...moneyKind,
    column: 'back_gross',
    description: 'Back gross of the whole deal; null is not typed yet and counts 0.',
    screenDescription: 'Gross profit on what finance adds, of the whole deal.',
    isCounted: true,
    sort: { name: 'BACK_GROSS', hog: 'By back gross; empty counts 0.' },
  },
  isUpdated: {
    ...flagKind,
    column: 'is_updated',
    rest: 'updated',
    description: 'Office staff has ticked Updated?.',
    screenDescription: 'Office staff has brought the deal up to date.',
    isCounted: false,
    sort: { name: 'IS_UPDATED', hog: 'By Updated?.' },
  },
  isConfirmed: {
    ...flagKind,
    column: 'is_confirmed',
    rest: 'confirmed',
    description: 'Office staff has ticked Confirmed?.',
    screenDescription: 'Office staff has checked the deal.',
    isCounted: false,
    sort: { name: 'IS_CONFIRMED', hog: 'By Confirmed?.' },
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

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
} from '../platform/rest/fieldKinds.ts';
import { type EntityField, type EntityRow, type FieldValue, omitFields } from '../platform/rest/entityFields.ts';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../rules/deals/dealValues.ts';

/** A field of a deal. Changes of every field are recorded (`deal.history.ts`). */
export interface DealField extends EntityField {
  /** What GraphQL calls it in the history, when not as the field: without `Id`, in capitals. */
  readonly history?: string;
  /** Whether a search looks into it (rules.md, Hog). */
  readonly isSearched?: true;
  /** Whether it counts: in a closed month it cannot change (closing.md, What a closed month refuses). */
  readonly counts: boolean;
  /** How lists are sorted by it; null where none can be. */
  readonly sort: DealSort | null;
}

/** A sort by GraphQL's name, described for each list that has it. */
export interface DealSort {
  readonly name: string;
  readonly hog?: string;
  readonly activity?: string;
}

/** The lines of `search_text`, which the database makes of these fields, folded (rules.md, Text). */
const SEARCH_LINES = { customerName: 1, stockNum: 2, carInfo: 3 };

/** A field by its line of `search_text`, blank as ''. */
export const foldedSql = (field: keyof typeof SEARCH_LINES): string =>
  `split_part(search_text, E'\\n', ${SEARCH_LINES[field]})`;

const foldedLineKind = (field: keyof typeof SEARCH_LINES) =>
  ({ ...lineKind, order: () => `nullif(${foldedSql(field)}, '')` }) as const;

/**
 * What a deal is made of, each field once (deal.md, Fields). Columns, rows, history, the names and shapes of REST, what is
 * accepted and the descriptions of GraphQL follow from it; the classes that TypeScript wants spelt out (`DealType`, `DealInput`) do
 * not compile without a field that stands here.
 */
export const dealFields = {
  number: {
    ...numberKind,
    column: 'number',
    rest: 'deal_id',
    description: 'The deal number that people meet it by (deal_id in REST): unique, may be renumbered.',
    screenDescription: 'The number that people know the deal by; no other deal has it.',
    isSearched: true,
    counts: true,
    sort: { name: 'NUMBER', hog: 'By deal number.', activity: 'ID: the deal number.' },
  },
  salesManagerId: {
    ...personKind,
    column: 'sales_manager_id',
    description: 'The sales manager on the deal.',
    counts: true,
    sort: { name: 'SALES_MANAGER', activity: 'SM.' },
  },
  finManagerId: {
    ...personKind,
    column: 'fin_manager_id',
    description: 'The finance manager (F&I) on the deal.',
    history: 'FINANCE_MANAGER',
    counts: true,
    sort: { name: 'FINANCE_MANAGER', activity: 'F&I.' },
  },
  closerId: {
    ...personKind,
    column: 'closer_id',
    description: 'Sales 1: the salesperson who closed it.',
    counts: true,
    sort: { name: 'CLOSER', activity: 'Sales 1.' },
  },
  closerTeamFinal: {
    ...frozenTeamKind,
    column: 'closer_team_final',
    description: 'The closer’s team, frozen when the deal was sold (1 is none; rules.md, A deal).',
    counts: true,
    sort: null,
  },
  additionalId: {
    ...personKind,
    column: 'additional_id',
    description: 'Sales 2: the additional salesperson.',
    counts: true,
    sort: { name: 'ADDITIONAL', activity: 'Sales 2.' },
  },
  additionalTeamFinal: {
    ...frozenTeamKind,
    column: 'additional_team_final',
    description: 'The additional’s team, frozen when the deal was sold (1 is none; rules.md, A deal).',
    counts: true,
    sort: null,
  },
  customerName: {
    ...foldedLineKind('customerName'),
    column: 'customer_name',
    description: 'The customer, as typed, at most 200 characters.',
    screenDescription: 'Who buys the car.',
    isSearched: true,
    counts: false,
    sort: { name: 'CUSTOMER', hog: 'By customer, in any case.', activity: 'Customer.' },
  },
  carInfo: {
    ...foldedLineKind('carInfo'),
    column: 'car_info',
    description: 'The vehicle, as typed, at most 200 characters.',
    screenDescription: 'The car that is sold.',
    isSearched: true,
    counts: false,
    sort: { name: 'VEHICLE', hog: 'By vehicle, in any case.', activity: 'Vehicle.' },
  },
  stockNum: {
    ...foldedLineKind('stockNum'),
    column: 'stock_num',
    description: 'The stock number, as typed, at most 200 characters.',
    screenDescription: 'The number of the car in the store’s stock.',
    isSearched: true,
    counts: false,
    sort: { name: 'STOCK', hog: 'By stock number, in any case.', activity: 'Stock #.' },
  },
  notes: {
    ...notesKind,
    column: 'notes',
    description: 'Free notes, at most 5,000 characters.',
    screenDescription: 'Whatever else is to be known about the deal.',
    counts: false,
    sort: null,
  },
  carType: {
    ...choiceKind(CAR_TYPES),
    column: 'car_type',
    description: 'New/Used/Cert; null is unclassified: it counts in totals only.',
    screenDescription: 'What the car is: new, used or certified, which is a used one. Without a type it counts in totals only.',
    counts: true,
    sort: { name: 'CAR_TYPE', hog: 'By car type.', activity: 'Type.' },
  },
  dealStatus: {
    ...choiceKind(DEAL_STATUSES),
    column: 'deal_status',
    description: 'Where the paperwork stands; null is blank.',
    screenDescription: 'Where the paperwork stands: HOGGED, IN FINANCE or DEAD.',
    counts: true,
    sort: { name: 'DEAL_STATUS', activity: 'Status.' },
  },
  tradeStatus: {
    ...choiceKind(TRADE_STATUSES),
    column: 'trade_status',
    description: 'Whether cars were traded in; null is blank.',
    screenDescription: 'Whether the customer gave cars in payment: TRADE is one, TRADE X2 two.',
    counts: true,
    sort: { name: 'TRADE', activity: 'Trade.' },
  },
  deliveryStatus: {
    ...choiceKind(DELIVERY_STATUSES),
    column: 'delivery_status',
    description: 'Where the car stands; null is blank.',
    screenDescription: 'Where the car stands: delivered (DEL), TBA or OAC.',
    counts: true,
    sort: { name: 'DELIVERY_STATUS', activity: 'Delivery.' },
  },
  deliveryDate: {
    ...optionalDayKind,
    column: 'delivery_date',
    description: 'The day of delivery, which may lie ahead.',
    counts: true,
    sort: null,
  },
  addedDate: {
    ...dayKind,
    column: 'added_date',
    description:
      'The day the deal was added to the log: today on a new deal unless sent. It cannot be emptied.',
    counts: true,
    sort: null,
  },
  frontGross: {
    ...moneyKind,
    column: 'front_gross',
    description: 'Front gross of the whole deal; null is not typed yet and counts 0.',
    screenDescription: 'Gross profit on the car, of the whole deal.',
    counts: true,
    sort: { name: 'FRONT_GROSS', hog: 'By front gross; empty counts 0.' },
  },
  backGross: {
    ...moneyKind,
    column: 'back_gross',
    description: 'Back gross of the whole deal; null is not typed yet and counts 0.',
    screenDescription: 'Gross profit on what finance adds, of the whole deal.',
    counts: true,
    sort: { name: 'BACK_GROSS', hog: 'By back gross; empty counts 0.' },
  },
  isUpdated: {
    ...flagKind,
    column: 'is_updated',
    rest: 'updated',
    description: 'Office staff has ticked Updated?.',
    screenDescription: 'Office staff has brought the deal up to date.',
    counts: false,
    sort: { name: 'IS_UPDATED', hog: 'By Updated?.' },
  },
  isConfirmed: {
    ...flagKind,
    column: 'is_confirmed',
    rest: 'confirmed',
    description: 'Office staff has ticked Confirmed?.',
    screenDescription: 'Office staff has checked the deal.',
    counts: false,
    sort: { name: 'IS_CONFIRMED', hog: 'By Confirmed?.' },
  },
} as const satisfies Readonly<Record<string, DealField>>;

/** What a reader's row holds of these fields. */
export type DealFieldsRow = EntityRow<typeof dealFields>;

/** The fields that the deal form sends: all but those that the store sets, or that a call of their own changes. */
export const formFields = omitFields(dealFields, [
  'number',
  'closerTeamFinal',
  'additionalTeamFinal',
  'frontGross',
  'backGross',
  'isUpdated',
  'isConfirmed',
]);

/** What a file can bring: all but the ticks, which are office staff's, who import nothing (import.md). */
export const importedFields = omitFields(dealFields, ['isUpdated', 'isConfirmed']);

export type ImportedDealField = keyof typeof importedFields;

/** The deal form as GraphQL sends it, before it is read. Written out, so that the compiler's errors call it by its name. */
export type SentDealForm = {
  [Name in keyof typeof formFields]: FieldValue<(typeof formFields)[Name]> | null | undefined;
};

type FormFieldName = keyof typeof formFields;
type PersonFieldName = {
  [Name in FormFieldName]: (typeof formFields)[Name]['kind'] extends 'person' ? Name : never;
}[FormFieldName];

/** The fields that name a person, by id. */
export const personFields = (Object.keys(formFields) as FormFieldName[]).filter(
  (name): name is PersonFieldName => formFields[name].kind === 'person',
);

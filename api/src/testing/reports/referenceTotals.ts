import { roundFraction, sum } from './referenceReports.ts';

// A simple second implementation of the analysts' totals. It works on the rows of their lists from the API,
// and uses nothing of rules/ or SQL.

/** A person in a row of the lists. */
export interface ListedPerson {
  readonly id: number;
  readonly team: number | null;
}
/** The key of a group. */
export type ReferenceGroupKey = string | number | null;

/** A deal in a row of the list of deals. `LISTED_DEAL_FIELDS` names its fields. */
export interface ListedDeal {
  readonly number: number;
  readonly logDay: string;
  readonly deliveryDate: string | null;
  readonly closer: ListedPerson | null;
  readonly closerTeamFinal: number | null;
  readonly additional: ListedPerson | null;
  readonly additionalTeamFinal: number | null;
  readonly salesManager: ListedPerson | null;
  readonly financeManager: ListedPerson | null;
  readonly carType: string | null;
  readonly tradeStatus: string | null;
  readonly dealStatus: string | null;
  readonly deliveryStatus: string | null;
  readonly frontGross: number | null;
  readonly backGross: number | null;
}
export const LISTED_DEAL_FIELDS = `number logDay deliveryDate closer { id team } closerTeamFinal additional { id team }
  additionalTeamFinal salesManager { id } financeManager { id } carType tradeStatus dealStatus deliveryStatus
  frontGross backGross`;

export const LISTED_UP_FIELDS =
  'logDate salesperson { id team } turnedTo { id } upType sold isTestDrive isWriteUp';

/** An up in a row of the list of ups. `LISTED_UP_FIELDS` names its fields. */
export interface ListedUp {
  readonly logDate: string;
  readonly salesperson: ListedPerson | null;
  readonly turnedTo: ListedPerson | null;
  readonly upType: string | null;
  readonly sold: string | null;
  readonly isTestDrive: boolean;
  readonly isWriteUp: boolean;
}

/** A deal or half of it, with the credited person and team. */
export interface DealSide {
  readonly deal: ListedDeal;
  readonly person: number | null;
  readonly team: number | null;
  readonly halves: number;
}

export function listDealSides(deal: ListedDeal): DealSide[] {
  const { closer, additional, closerTeamFinal, additionalTeamFinal } = deal;
  const createSide = (person: ListedPerson | null, final: number | null, halves: number): DealSide => ({
    deal,
    person: person?.id ?? null,
    team: person && (final ?? person.team ?? 1),
    halves,
  });
  if (closer && additional && closer.id !== additional.id) {
    return [createSide(closer, closerTeamFinal, 1), createSide(additional, additionalTeamFinal, 1)];
  }
  return [closer ? createSide(closer, closerTeamFinal, 2) : createSide(additional, additionalTeamFinal, 2)];
}

export const isSold = ({ deliveryStatus, dealStatus, deliveryDate }: ListedDeal) =>
  deliveryStatus === 'DEL' && dealStatus !== 'DEAD' && deliveryDate !== null;

export const toCents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);

export function computeReferenceDealFigures(sides: readonly DealSide[]) {
  const sold = sides.filter(side => isSold(side.deal));
  const halves = (rows: readonly DealSide[]) => sum(rows, side => side.halves);
  const units = (...types: (string | null)[]) =>
    halves(sold.filter(side => types.includes(side.deal.carType))) / 2;
  const front = sum(sold, side => toCents(side.deal.frontGross) * side.halves);
  const back = sum(sold, side => toCents(side.deal.backGross) * side.halves);
  const trades = sum(
    sold,
    side => side.halves * ({ TRADE: 1, TRADE_X2: 2 }[side.deal.tradeStatus ?? ''] ?? 0),
  );
  const perUnit = (gross: number) => (sold.length === 0 ? null : roundFraction(gross, halves(sold)) / 100);
  return {
    deals: halves(sides) / 2,
    units: halves(sold) / 2,
    newUnits: units('NEW'),
    usedUnits: units('USED', 'CERT'),
    certifiedUnits: units('CERT'),
    unclassifiedUnits: units(null),
    frontGross: roundFraction(front, 2) / 100,
    backGross: roundFraction(back, 2) / 100,
    totalGross: roundFraction(front + back, 2) / 100,
    frontGrossPerUnit: perUnit(front),
    backGrossPerUnit: perUnit(back),
    totalGrossPerUnit: perUnit(front + back),
    trades: trades / 2,
    tradePercent: sold.length === 0 ? 0 : roundFraction(trades * 10_000, halves(sold)) / 100,
  };
}

export function computeReferenceUpFigures(rows: readonly ListedUp[]) {
  const count = (isCounted: (up: ListedUp) => unknown) => rows.filter(isCounted).length;
  const percent = (part: number) => (rows.length === 0 ? 0 : roundFraction(part * 10_000, rows.length) / 100);
  const [testDrives, writeUps] = [count(up => up.isTestDrive), count(up => up.isWriteUp)];
  const [sold, turns] = [count(up => up.sold === 'YES'), count(up => up.turnedTo)];
  return {
    ups: rows.length,
    freshUps: count(up => up.upType === 'FRESH_UP'),
    appointments: count(up => up.upType === 'APPOINTMENT'),
    testDrives,
    writeUps,
    sold,
    turns,
    testDrivePercent: percent(testDrives),
    writeUpPercent: percent(writeUps),
    soldPercent: percent(sold),
    turnedPercent: percent(turns),
  };
}

function getMonday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const QUARTERS = ['Q1', 'Q1', 'Q1', 'Q2', 'Q2', 'Q2', 'Q3', 'Q3', 'Q3', 'Q4', 'Q4', 'Q4'];

const createPeriodGroupings = <Row>(getDay: (row: Row) => string) => ({
  DAY: { keyField: 'day', getKey: getDay },
  WEEK: { keyField: 'week', getKey: (row: Row) => getMonday(getDay(row)) },
  MONTH: { keyField: 'month', getKey: (row: Row) => getDay(row).slice(0, 7) },
  QUARTER: {
    keyField: 'quarter',
    getKey: (row: Row) => `${getDay(row).slice(0, 4)}-${QUARTERS[Number(getDay(row).slice(5, 7)) - 1]}`,
  },
  YEAR: { keyField: 'year', getKey: (row: Row) => Number(getDay(row).slice(0, 4)) },
});

/** The GraphQL field with the key of a group, and a function that returns the key of a row. */
export interface GroupingRule<Row> {
  readonly keyField: string;
  readonly getKey: (row: Row) => ReferenceGroupKey;
}
export const DEAL_GROUPINGS: Record<string, GroupingRule<DealSide>> = {
  ...createPeriodGroupings<DealSide>(side => side.deal.logDay),
  TEAM: { keyField: 'team { id }', getKey: side => side.team },
  SALESPERSON: { keyField: 'salesperson { id }', getKey: side => side.person },
  SALES_MANAGER: {
    keyField: 'salesManager { id }',
    getKey: ({ deal }) => deal.salesManager?.id ?? null,
  },
  FINANCE_MANAGER: {
    keyField: 'financeManager { id }',
    getKey: ({ deal }) => deal.financeManager?.id ?? null,
  },
  CAR_TYPE: { keyField: 'carType', getKey: side => side.deal.carType },
  TRADE_STATUS: { keyField: 'tradeStatus', getKey: side => side.deal.tradeStatus },
  DEAL_STATUS: { keyField: 'dealStatus', getKey: side => side.deal.dealStatus },
  DELIVERY_STATUS: { keyField: 'deliveryStatus', getKey: side => side.deal.deliveryStatus },
};
export const UP_GROUPINGS: Record<string, GroupingRule<ListedUp>> = {
  ...createPeriodGroupings<ListedUp>(up => up.logDate),
  TEAM: { keyField: 'team { id }', getKey: up => up.salesperson && (up.salesperson.team ?? 1) },
  SALESPERSON: { keyField: 'salesperson { id }', getKey: up => up.salesperson?.id ?? null },
  TURNED_TO: { keyField: 'turnedTo { id }', getKey: up => up.turnedTo?.id ?? null },
  UP_TYPE: { keyField: 'upType', getKey: up => up.upType },
  SOLD: { keyField: 'sold', getKey: up => up.sold },
};

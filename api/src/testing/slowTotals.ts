import { rounded, sum } from './slowReports.ts';

// The analysts' totals once more, slowly and plainly, from the rows of their lists as the API shows them: not a line of
// rules/ or of SQL is used, so that the two can be compared.

/** A person as the lists show one. */
export interface ListedPerson {
  readonly id: number;
  readonly team: number | null;
}
/** What a group is one of. */
export type Key = string | number | null;

/** A deal as the list of deals shows it: `LISTED_DEAL` names its fields. */
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
export const LISTED_DEAL = `number logDay deliveryDate closer { id team } closerTeamFinal additional { id team }
  additionalTeamFinal salesManager { id } financeManager { id } carType tradeStatus dealStatus deliveryStatus
  frontGross backGross`;

export const LISTED_UP = 'logDate salesperson { id team } turnedTo { id } upType sold isTestDrive isWriteUp';

/** An up as the list of ups shows it: `LISTED_UP` names its fields. */
export interface ListedUp {
  readonly logDate: string;
  readonly salesperson: ListedPerson | null;
  readonly turnedTo: ListedPerson | null;
  readonly upType: string | null;
  readonly sold: string | null;
  readonly isTestDrive: boolean;
  readonly isWriteUp: boolean;
}

/** A deal, or half of it: whom and which team it credits. */
export interface Side {
  readonly deal: ListedDeal;
  readonly person: number | null;
  readonly team: number | null;
  readonly halves: number;
}

export function sidesOf(deal: ListedDeal): Side[] {
  const { closer, additional, closerTeamFinal, additionalTeamFinal } = deal;
  const side = (person: ListedPerson | null, final: number | null, halves: number): Side => ({
    deal,
    person: person?.id ?? null,
    team: person && (final ?? person.team ?? 1),
    halves,
  });
  if (closer && additional && closer.id !== additional.id) {
    return [side(closer, closerTeamFinal, 1), side(additional, additionalTeamFinal, 1)];
  }
  return [closer ? side(closer, closerTeamFinal, 2) : side(additional, additionalTeamFinal, 2)];
}

export const isSold = ({ deliveryStatus, dealStatus, deliveryDate }: ListedDeal) =>
  deliveryStatus === 'DEL' && dealStatus !== 'DEAD' && deliveryDate !== null;

export const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);

export function slowDealFigures(sides: readonly Side[]) {
  const sold = sides.filter(side => isSold(side.deal));
  const halves = (counted: readonly Side[]) => sum(counted, side => side.halves);
  const units = (...types: (string | null)[]) =>
    halves(sold.filter(side => types.includes(side.deal.carType))) / 2;
  const front = sum(sold, side => cents(side.deal.frontGross) * side.halves);
  const back = sum(sold, side => cents(side.deal.backGross) * side.halves);
  const trades = sum(
    sold,
    side => side.halves * ({ TRADE: 1, TRADE_X2: 2 }[side.deal.tradeStatus ?? ''] ?? 0),
  );
  const perUnit = (gross: number) => (sold.length === 0 ? null : rounded(gross, halves(sold)) / 100);
  return {
    deals: halves(sides) / 2,
    units: halves(sold) / 2,
    newUnits: units('NEW'),
    usedUnits: units('USED', 'CERT'),
    certifiedUnits: units('CERT'),
    unclassifiedUnits: units(null),
    frontGross: rounded(front, 2) / 100,
    backGross: rounded(back, 2) / 100,
    totalGross: rounded(front + back, 2) / 100,
    frontGrossPerUnit: perUnit(front),
    backGrossPerUnit: perUnit(back),
    totalGrossPerUnit: perUnit(front + back),
    trades: trades / 2,
    tradePercent: sold.length === 0 ? 0 : rounded(trades * 10_000, halves(sold)) / 100,
  };
}

export function slowUpFigures(counted: readonly ListedUp[]) {
  const count = (isCounted: (up: ListedUp) => unknown) => counted.filter(isCounted).length;
  const percent = (part: number) => (counted.length === 0 ? 0 : rounded(part * 10_000, counted.length) / 100);
  const [testDrives, writeUps] = [count(up => up.isTestDrive), count(up => up.isWriteUp)];
  const [sold, turns] = [count(up => up.sold === 'YES'), count(up => up.turnedTo)];
  return {
    ups: counted.length,
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

function monday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const QUARTERS = ['Q1', 'Q1', 'Q1', 'Q2', 'Q2', 'Q2', 'Q3', 'Q3', 'Q3', 'Q4', 'Q4', 'Q4'];

const periods = <Row>(dayOf: (row: Row) => string) => ({
  DAY: { shown: 'day', keyOf: dayOf },
  WEEK: { shown: 'week', keyOf: (row: Row) => monday(dayOf(row)) },
  MONTH: { shown: 'month', keyOf: (row: Row) => dayOf(row).slice(0, 7) },
  QUARTER: {
    shown: 'quarter',
    keyOf: (row: Row) => `${dayOf(row).slice(0, 4)}-${QUARTERS[Number(dayOf(row).slice(5, 7)) - 1]}`,
  },
  YEAR: { shown: 'year', keyOf: (row: Row) => Number(dayOf(row).slice(0, 4)) },
});

/** How a group shows the key it was made by, and the key of a row. */
export interface By<Row> {
  readonly shown: string;
  readonly keyOf: (row: Row) => Key;
}
export const BY_DEAL: Record<string, By<Side>> = {
  ...periods<Side>(side => side.deal.logDay),
  TEAM: { shown: 'team { id }', keyOf: side => side.team },
  SALESPERSON: { shown: 'salesperson { id }', keyOf: side => side.person },
  SALES_MANAGER: {
    shown: 'salesManager { id }',
    keyOf: ({ deal }) => deal.salesManager?.id ?? null,
  },
  FINANCE_MANAGER: {
    shown: 'financeManager { id }',
    keyOf: ({ deal }) => deal.financeManager?.id ?? null,
  },
  CAR_TYPE: { shown: 'carType', keyOf: side => side.deal.carType },
  TRADE_STATUS: { shown: 'tradeStatus', keyOf: side => side.deal.tradeStatus },
  DEAL_STATUS: { shown: 'dealStatus', keyOf: side => side.deal.dealStatus },
  DELIVERY_STATUS: { shown: 'deliveryStatus', keyOf: side => side.deal.deliveryStatus },
};
export const BY_UP: Record<string, By<ListedUp>> = {
  ...periods<ListedUp>(up => up.logDate),
  TEAM: { shown: 'team { id }', keyOf: up => up.salesperson && (up.salesperson.team ?? 1) },
  SALESPERSON: { shown: 'salesperson { id }', keyOf: up => up.salesperson?.id ?? null },
  TURNED_TO: { shown: 'turnedTo { id }', keyOf: up => up.turnedTo?.id ?? null },
  UP_TYPE: { shown: 'upType', keyOf: up => up.upType },
  SOLD: { shown: 'sold', keyOf: up => up.sold },
};

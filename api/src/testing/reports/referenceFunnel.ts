import type { RandomStore } from './randomStore.ts';

// A simple second implementation of the funnel of rules.md. It goes over every up for every figure, and uses
// nothing of rules/ or SQL.

/** An up with its links. */
export interface ReferenceUp {
  readonly id: number;
  readonly day: string;
  readonly salesperson: number | null;
  readonly turnedTo: number | null;
  readonly manager: number | null;
  readonly type: string | null;
  readonly sold: string | null;
  readonly hasTestDrive: boolean;
  readonly hasWriteUp: boolean;
  readonly before: number | null;
  readonly dealNumber: number | null;
}

/** Computes a percentage with two decimals, halves up. Returns null if the whole is zero. */
const computePercent = (part: number, whole: number) =>
  whole === 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole)) / 100;

const divideCents = (cents: number, by: number) =>
  (Math.sign(cents) * Math.floor(Math.abs(cents) / by + 0.5)) / 100;

/** Computes the figures of some ups. */
export function computeReferenceFunnel(ups: readonly ReferenceUp[], { deals }: Pick<RandomStore, 'deals'>) {
  const count = (isCounted: (up: ReferenceUp) => boolean) => ups.filter(isCounted).length;
  const isSoldInLog = (up: ReferenceUp) => up.sold === 'Yes';
  const findSoldDeal = (up: ReferenceUp) =>
    deals.find(
      deal =>
        deal.number === up.dealNumber &&
        deal.deliveryStatus === 'DEL' &&
        deal.dealStatus !== 'DEAD' &&
        deal.deliveryDate !== null,
    );
  const isFirst = (up: ReferenceUp) => up.before === null && up.type !== 'B-Back';
  const testDrives = count(up => up.hasTestDrive);
  const writeUps = count(up => up.hasWriteUp);
  const turns = count(up => up.turnedTo !== null);
  const sold = count(isSoldInLog);
  const firstVisits = count(isFirst);
  const firstVisitsSold = count(up => isFirst(up) && isSoldInLog(up));
  const beBacks = count(up => up.before !== null);
  const beBacksSold = count(up => up.before !== null && isSoldInLog(up));
  const soldDeals = new Set(ups.flatMap(up => findSoldDeal(up) ?? []));
  const cents = [...soldDeals].reduce((sum, { front, back }) => sum + (front ?? 0) + (back ?? 0), 0);
  return {
    ups: ups.length,
    testDrives,
    testDriveRate: computePercent(testDrives, ups.length),
    writeUps,
    writeUpRate: computePercent(writeUps, testDrives),
    turns,
    turnRate: computePercent(turns, ups.length),
    sold,
    soldRate: computePercent(sold, writeUps),
    closingRate: computePercent(sold, ups.length),
    firstVisits,
    firstVisitsSold,
    firstVisitRate: computePercent(firstVisitsSold, firstVisits),
    beBacks,
    beBacksSold,
    beBackRate: computePercent(beBacksSold, beBacks),
    soldByDeals: count(up => findSoldDeal(up) !== undefined),
    soldInLogOnly: count(up => isSoldInLog(up) && !findSoldDeal(up)),
    soldInDealsOnly: count(up => !isSoldInLog(up) && findSoldDeal(up) !== undefined),
    grossPerUp: ups.length === 0 ? null : divideCents(cents, ups.length),
  };
}

/** Returns the Monday of a day's week. */
function getMonday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const toKey = (key: number | null) => (key === null ? null : String(key));

/** Returns the group keys of an up, by kind of group. */
export const createReferenceKeys = ({ people }: Pick<RandomStore, 'people'>) => ({
  SALESPERSON: (up: ReferenceUp) => toKey(up.salesperson),
  TEAM: (up: ReferenceUp) =>
    up.salesperson === null ? null : toKey(people.find(({ id }) => id === up.salesperson)?.team ?? 1),
  UP_TYPE: (up: ReferenceUp) => up.type,
  MANAGER: (up: ReferenceUp) => toKey(up.manager),
  WEEKDAY: (up: ReferenceUp) => String(((new Date(`${up.day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1),
  WEEK: (up: ReferenceUp) => getMonday(up.day),
});

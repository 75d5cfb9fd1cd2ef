import type { RandomStore } from './randomStore.ts';

// The funnel of rules.md once more, slowly and plainly, by going over every up for every figure: nothing of rules/ or of SQL is used.

/** An up as it was written, with its links. */
export interface SlowUp {
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

/** Halves up, to hundredths; null of nothing. */
const percent = (part: number, whole: number) =>
  whole === 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole)) / 100;

const away = (cents: number, by: number) => (Math.sign(cents) * Math.floor(Math.abs(cents) / by + 0.5)) / 100;

/** The figures of some ups. */
export function slowFunnel(ups: readonly SlowUp[], { deals }: Pick<RandomStore, 'deals'>) {
  const count = (isCounted: (up: SlowUp) => boolean) => ups.filter(isCounted).length;
  const isYes = (up: SlowUp) => up.sold === 'Yes';
  const soldDeal = (up: SlowUp) =>
    deals.find(
      deal =>
        deal.number === up.dealNumber &&
        deal.deliveryStatus === 'DEL' &&
        deal.dealStatus !== 'DEAD' &&
        deal.deliveryDate !== null,
    );
  const isFirst = (up: SlowUp) => up.before === null && up.type !== 'B-Back';
  const testDrives = count(up => up.hasTestDrive);
  const writeUps = count(up => up.hasWriteUp);
  const turns = count(up => up.turnedTo !== null);
  const sold = count(isYes);
  const firstVisits = count(isFirst);
  const firstVisitsSold = count(up => isFirst(up) && isYes(up));
  const beBacks = count(up => up.before !== null);
  const beBacksSold = count(up => up.before !== null && isYes(up));
  const bought = new Set(ups.flatMap(up => soldDeal(up) ?? []));
  const cents = [...bought].reduce((sum, { front, back }) => sum + (front ?? 0) + (back ?? 0), 0);
  return {
    ups: ups.length,
    testDrives,
    testDriveRate: percent(testDrives, ups.length),
    writeUps,
    writeUpRate: percent(writeUps, testDrives),
    turns,
    turnRate: percent(turns, ups.length),
    sold,
    soldRate: percent(sold, writeUps),
    closingRate: percent(sold, ups.length),
    firstVisits,
    firstVisitsSold,
    firstVisitRate: percent(firstVisitsSold, firstVisits),
    beBacks,
    beBacksSold,
    beBackRate: percent(beBacksSold, beBacks),
    soldByDeals: count(up => soldDeal(up) !== undefined),
    soldInLogOnly: count(up => isYes(up) && !soldDeal(up)),
    soldInDealsOnly: count(up => !isYes(up) && soldDeal(up) !== undefined),
    grossPerUp: ups.length === 0 ? null : away(cents, ups.length),
  };
}

/** The Monday of a day's week. */
function monday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const keyed = (key: number | null) => (key === null ? null : String(key));

/** By what an up is told apart, as a group's key says it. */
export const slowKeys = ({ people }: Pick<RandomStore, 'people'>) => ({
  SALESPERSON: (up: SlowUp) => keyed(up.salesperson),
  TEAM: (up: SlowUp) =>
    up.salesperson === null ? null : keyed(people.find(({ id }) => id === up.salesperson)?.team ?? 1),
  UP_TYPE: (up: SlowUp) => up.type,
  MANAGER: (up: SlowUp) => keyed(up.manager),
  WEEKDAY: (up: SlowUp) => String(((new Date(`${up.day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1),
  WEEK: (up: SlowUp) => monday(up.day),
});

import { addDays, type Day, daysBetween } from '../calendar/calendar.ts';
import { isSold, type SaleFacts, type Salespeople } from '../deals/deal.ts';
import type { CarType } from '../deals/dealValues.ts';
import type { Cents } from '../numbers/money.ts';

/** What can be open about a deal, in the order of every list (rules.md, What is open). */
export const OPEN_POINT_KINDS = [
  'GROSS',
  'UNCONFIRMED',
  'CHANGED',
  'UNDATED',
  'WAITING',
  'OVERDUE',
  'NOBODY',
  'UNCLASSIFIED',
  'LOCKED',
] as const;
export type OpenPointKind = (typeof OPEN_POINT_KINDS)[number];

/** What is to do: all but what a closed month keeps from being settled. */
export const TO_DO_KINDS = OPEN_POINT_KINDS.filter(kind => kind !== 'LOCKED');

/** What the fields decide that a closed month locks. */
export const LOCKABLE_KINDS = ['GROSS', 'UNDATED', 'WAITING', 'OVERDUE', 'NOBODY', 'UNCLASSIFIED'] as const;
type LockableKind = (typeof LOCKABLE_KINDS)[number];

/** How long the store gives people, in days: settings of the store. */
export interface ToDoDays {
  /** A deal sold more days ago than this is to be confirmed. */
  readonly confirm: number;
  /** A deal that is TBA or IN FINANCE for more days than this waits too long. */
  readonly wait: number;
}

/** What holds until a store sets its own. */
export const USUAL_TO_DO_DAYS: ToDoDays = { confirm: 7, wait: 5 };

export const MOST_TO_DO_DAYS = 365;

/** What of a deal's history decides what is open about it. */
export interface OpenHistory {
  /** The day on which its delivery status became what it is. */
  readonly deliveryStatusSince: Day;
  /** The day on which its deal status became what it is. */
  readonly dealStatusSince: Day;
  /** The first day on which a field changed that differs now from what was confirmed; null when none does. */
  readonly changedSince: Day | null;
  /** Whether the month of its log day is closed. */
  readonly isMonthClosed: boolean;
}

/** What decides what is open about a deal. */
export interface OpenFacts extends SaleFacts, Salespeople, OpenHistory {
  readonly carType: CarType | null;
  readonly frontGross: Cents | null;
  readonly backGross: Cents | null;
  readonly isConfirmed: boolean;
}

/** Something that someone still has to do about a deal. */
export interface OpenPoint {
  readonly kind: OpenPointKind;
  readonly since: Day;
  /** Its age: the days from `since` to today, 0 at least. */
  readonly days: number;
}

/** The fields whose change leaves a confirmed deal as it was confirmed; final teams follow from what people change. */
export const UNCONFIRMED_FIELDS = [
  'isUpdated',
  'isConfirmed',
  'notes',
  'closerTeamFinal',
  'additionalTeamFinal',
] as const;

/** The last day that is more than so many days ago. */
export const moreThanDaysAgo = (days: number, today: Day): Day => addDays(today, -days - 1);

/** What is open about a deal, in the order of the kinds (rules.md, What is open). */
export function openPoints(deal: OpenFacts, days: ToDoDays, today: Day): OpenPoint[] {
  return OPEN_POINT_KINDS.flatMap(kind => {
    const since = sinceWhen(kind, deal, days, today);
    return since === null ? [] : [{ kind, since, days: ageOf(since, today) }];
  });
}

const isLockable = (kind: OpenPointKind): kind is LockableKind =>
  (LOCKABLE_KINDS as readonly OpenPointKind[]).includes(kind);

/** A closed month gathers what it locks in one point. */
function sinceWhen(kind: OpenPointKind, deal: OpenFacts, days: ToDoDays, today: Day): Day | null {
  if (kind === 'LOCKED') return deal.isMonthClosed ? lockedSince(deal, days, today) : null;
  return deal.isMonthClosed && isLockable(kind) ? null : openSince[kind](deal, days, today);
}

const lockedSince: Since = (deal, days, today) =>
  LOCKABLE_KINDS.flatMap(kind => openSince[kind](deal, days, today) ?? []).sort()[0] ?? null;

/** The age of what is open since a day. */
const ageOf = (since: Day, today: Day): number => Math.max(0, daysBetween(since, today));

type Since = (deal: OpenFacts, days: ToDoDays, today: Day) => Day | null;

/** The day since which a kind is open, were no month closed; null while it is not. */
const openSince: Readonly<Record<Exclude<OpenPointKind, 'LOCKED'>, Since>> = {
  GROSS: deal => (deal.frontGross === null || deal.backGross === null ? soldOn(deal) : null),
  UNCONFIRMED: (deal, { confirm }, today) =>
    deal.isConfirmed ? null : ifBy(soldOn(deal), moreThanDaysAgo(confirm, today)),
  CHANGED: deal => (deal.isConfirmed ? deal.changedSince : null),
  UNDATED: deal =>
    isAlive(deal) && deal.deliveryStatus === 'DEL' && deal.deliveryDate === null
      ? deal.deliveryStatusSince
      : null,
  WAITING: (deal, { wait }, today) => ifBy(waitsSince(deal), moreThanDaysAgo(wait, today)),
  OVERDUE: (deal, _days, today) =>
    isAlive(deal) && deal.deliveryStatus !== 'DEL'
      ? ifBy(deal.deliveryDate, moreThanDaysAgo(0, today))
      : null,
  NOBODY: deal => (deal.closerId === null && deal.additionalId === null ? soldOn(deal) : null),
  UNCLASSIFIED: deal => (deal.carType === null ? soldOn(deal) : null),
};

const isAlive = ({ dealStatus }: OpenFacts): boolean => dealStatus !== 'DEAD';

const soldOn = (deal: OpenFacts): Day | null => (isSold(deal) ? deal.deliveryDate : null);

/** The day, unless it is later than the latest. */
const ifBy = (day: Day | null, latest: Day): Day | null => (day !== null && day <= latest ? day : null);

function waitsSince(deal: OpenFacts): Day | null {
  const starts: Day[] = [];
  if (deal.deliveryStatus === 'TBA' && isAlive(deal)) starts.push(deal.deliveryStatusSince);
  if (deal.dealStatus === 'IN FINANCE') starts.push(deal.dealStatusSince);
  return starts.sort()[0] ?? null;
}

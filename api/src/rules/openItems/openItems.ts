import { addDays, type Day, daysBetween } from '../calendar/calendar.ts';
import { isSold, type SaleFacts, type Salespeople } from '../deals/deal.ts';
import type { CarType } from '../deals/dealValues.ts';
import type { Cents } from '../numbers/money.ts';

/** The kinds of open item of a deal, in list order (rules.md, Open items). */
export const OPEN_ITEM_KINDS = [
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
export type OpenItemKind = (typeof OPEN_ITEM_KINDS)[number];

/** The kinds that people can resolve: all except the items locked by a closed month. */
export const RESOLVABLE_KINDS = OPEN_ITEM_KINDS.filter(kind => kind !== 'LOCKED');

/** The kinds that depend on fields that a closed month locks. */
export const LOCKABLE_KINDS = ['GROSS', 'UNDATED', 'WAITING', 'OVERDUE', 'NOBODY', 'UNCLASSIFIED'] as const;
type LockableKind = (typeof LOCKABLE_KINDS)[number];

/** The store's follow-up days, from its settings. */
export interface FollowUpDays {
  /** Days after the sale within which a deal should be confirmed. */
  readonly confirm: number;
  /** Days that a deal may stay TBA or IN FINANCE. */
  readonly wait: number;
}

/** The follow-up days of a store without its own settings. */
export const DEFAULT_FOLLOW_UP_DAYS: FollowUpDays = { confirm: 7, wait: 5 };

export const MAX_FOLLOW_UP_DAYS = 365;

/** The dates from a deal's history, and the closed month, that determine its open items. */
export interface OpenItemHistory {
  /** The day on which the delivery status last changed. */
  readonly deliveryStatusSince: Day;
  /** The day on which the deal status last changed. */
  readonly dealStatusSince: Day;
  /**
   * The day of the first change to a field that now differs from the confirmed deal. Null when no field
   * differs.
   */
  readonly changedSince: Day | null;
  /** True when the month of the log day is closed. */
  readonly isMonthClosed: boolean;
}

/** The facts that decide the open items of a deal. */
export interface OpenItemFacts extends SaleFacts, Salespeople, OpenItemHistory {
  readonly carType: CarType | null;
  readonly frontGross: Cents | null;
  readonly backGross: Cents | null;
  readonly isConfirmed: boolean;
}

/** An open item: something to resolve on a deal. */
export interface OpenItem {
  readonly kind: OpenItemKind;
  readonly since: Day;
  /** The age: days from `since` to today, at least 0. */
  readonly days: number;
}

/**
 * The fields that can change without affecting a confirmation. Final teams are among them because they follow
 * from other fields.
 */
export const FIELDS_IGNORED_BY_CONFIRMATION = [
  'isUpdated',
  'isConfirmed',
  'notes',
  'closerTeamFinal',
  'additionalTeamFinal',
] as const;

/** Returns the last day that is more than the given number of days ago. */
export const getLastOverdueDay = (days: number, today: Day): Day => addDays(today, -days - 1);

/** Lists the open items of a deal, in the order of the kinds (rules.md, Open items). */
export function listOpenItems(deal: OpenItemFacts, days: FollowUpDays, today: Day): OpenItem[] {
  return OPEN_ITEM_KINDS.flatMap(kind => {
    const since = findOpenSince(kind, deal, days, today);
    return since === null ? [] : [{ kind, since, days: getAge(since, today) }];
  });
}

const isLockable = (kind: OpenItemKind): kind is LockableKind =>
  (LOCKABLE_KINDS as readonly OpenItemKind[]).includes(kind);

/**
 * Returns the day since which the kind is open. When the month is closed, all items that the closed month
 * locks are merged into one item.
 */
function findOpenSince(kind: OpenItemKind, deal: OpenItemFacts, days: FollowUpDays, today: Day): Day | null {
  if (kind === 'LOCKED') return deal.isMonthClosed ? findLockedSince(deal, days, today) : null;
  return deal.isMonthClosed && isLockable(kind) ? null : openSinceByKind[kind](deal, days, today);
}

const findLockedSince: FindOpenSince = (deal, days, today) =>
  LOCKABLE_KINDS.flatMap(kind => openSinceByKind[kind](deal, days, today) ?? []).sort()[0] ?? null;

/** Returns the age of an item. */
const getAge = (since: Day, today: Day): number => Math.max(0, daysBetween(since, today));

type FindOpenSince = (deal: OpenItemFacts, days: FollowUpDays, today: Day) => Day | null;

/**
 * Returns, for each kind, the day since which it is open when the month is not closed. Returns null when the
 * kind is not open.
 */
const openSinceByKind: Readonly<Record<Exclude<OpenItemKind, 'LOCKED'>, FindOpenSince>> = {
  GROSS: deal => (deal.frontGross === null || deal.backGross === null ? getSaleDay(deal) : null),
  UNCONFIRMED: (deal, { confirm }, today) =>
    deal.isConfirmed ? null : nullIfLater(getSaleDay(deal), getLastOverdueDay(confirm, today)),
  CHANGED: deal => (deal.isConfirmed ? deal.changedSince : null),
  UNDATED: deal =>
    isAlive(deal) && deal.deliveryStatus === 'DEL' && deal.deliveryDate === null
      ? deal.deliveryStatusSince
      : null,
  WAITING: (deal, { wait }, today) => nullIfLater(getWaitingSince(deal), getLastOverdueDay(wait, today)),
  OVERDUE: (deal, _days, today) =>
    isAlive(deal) && deal.deliveryStatus !== 'DEL'
      ? nullIfLater(deal.deliveryDate, getLastOverdueDay(0, today))
      : null,
  NOBODY: deal => (deal.closerId === null && deal.additionalId === null ? getSaleDay(deal) : null),
  UNCLASSIFIED: deal => (deal.carType === null ? getSaleDay(deal) : null),
};

const isAlive = ({ dealStatus }: OpenItemFacts): boolean => dealStatus !== 'DEAD';

const getSaleDay = (deal: OpenItemFacts): Day | null => (isSold(deal) ? deal.deliveryDate : null);

/** Returns the day, or null when it is later than the latest. */
const nullIfLater = (day: Day | null, latest: Day): Day | null =>
  day !== null && day <= latest ? day : null;

function getWaitingSince(deal: OpenItemFacts): Day | null {
  const starts: Day[] = [];
  if (deal.deliveryStatus === 'TBA' && isAlive(deal)) starts.push(deal.deliveryStatusSince);
  if (deal.dealStatus === 'IN FINANCE') starts.push(deal.dealStatusSince);
  return starts.sort()[0] ?? null;
}

/** The labels of a kind of open item on Home, in Hog and in emails. */
interface OpenItemLabels {
  /** The name in URLs. */
  readonly name: string;
  /** The label on Home, on a chip of Hog, next to a deal and in emails. */
  readonly label: string;
  /** The ability that is needed to resolve the item (rules.md, Open items). */
  readonly ability: 'editGross' | 'reviewDeals' | 'recordDeals' | 'reopenMonths';
}

/** The labels of each kind, in list order. */
export const openItemLabels: Readonly<Record<OpenItemKind, OpenItemLabels>> = {
  GROSS: {
    name: 'gross',
    label: 'Missing gross',
    ability: 'editGross',
  },
  UNCONFIRMED: { name: 'confirm', label: 'To confirm', ability: 'reviewDeals' },
  CHANGED: {
    name: 'changed',
    label: 'Changed since confirmed',
    ability: 'reviewDeals',
  },
  UNDATED: {
    name: 'undated',
    label: 'DEL without a date',
    ability: 'recordDeals',
  },
  WAITING: { name: 'waiting', label: 'Pending', ability: 'recordDeals' },
  OVERDUE: {
    name: 'overdue',
    label: 'Past delivery date',
    ability: 'recordDeals',
  },
  NOBODY: {
    name: 'nobody',
    label: 'No salesperson',
    ability: 'recordDeals',
  },
  UNCLASSIFIED: {
    name: 'unclassified',
    label: 'No car type',
    ability: 'recordDeals',
  },
  LOCKED: { name: 'locked', label: 'In closed months', ability: 'reopenMonths' },
};

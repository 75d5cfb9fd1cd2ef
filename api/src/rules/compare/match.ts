import {
  addDays,
  type Day,
  type DayRange,
  firstOfMonth,
  lastOfMonth,
  monthRange,
  toMonth,
} from '../calendar/calendar.ts';
import { toNameKey } from '../import/nameMatching.ts';
import type { Cents } from '../numbers/money.ts';
import { foldText } from '../text/foldText.ts';
import type { FileAmounts } from './amounts.ts';

/** A line of the file. A field that is missing or cannot be read is null. */
export interface FileLine {
  readonly line: number;
  readonly number: number | null;
  readonly stockNum: string | null;
  readonly customerName: string | null;
  readonly day: Day | null;
  readonly theirs: FileAmounts;
}

/** A deal of the store. */
export interface StoreDeal {
  readonly id: number;
  readonly number: number;
  readonly stockNum: string | null;
  readonly customerName: string | null;
  readonly day: Day | null;
  readonly frontGross: Cents | null;
  readonly backGross: Cents | null;
  /**
   * True when the deal was sold in the compared period. Deals of other periods are included because a line of
   * the file may contain their deal number.
   */
  readonly isInPeriod: boolean;
}

export type MatchedBy = 'NUMBER' | 'STOCK' | 'PERSON';

/** A line with its deal, or a line or deal without a counterpart. */
export type Match =
  | { readonly line: FileLine; readonly deal: StoreDeal; readonly by: MatchedBy }
  | {
      readonly line: FileLine;
      readonly deal: null;
      readonly by: null;
      /** The deal that may belong to the line. */
      readonly proposed: StoreDeal | null;
      /** The earlier line that already matches the deal with this number. */
      readonly sameAs: number | null;
    }
  | { readonly line: null; readonly deal: StoreDeal; readonly by: null };

/** The maximum number of days between a line and a proposed deal. */
const MAX_DAYS_APART = 7;

/**
 * Finds the deal of each line. Each deal matches at most one line (compare.md, Matching). Returns the lines
 * in their order, then the unmatched deals by number.
 * @param chosenDealIds deal ids by line, for lines that a person has matched
 */
export function matchLines(
  lines: readonly FileLine[],
  deals: readonly StoreDeal[],
  chosenDealIds: ReadonlyMap<number, number> = new Map(),
): Match[] {
  // Readable lines are matched first. When two lines have the same deal number, the readable line gets the
  // deal.
  const ordered = [...lines.filter(isReadable), ...lines.filter(line => !isReadable(line))];
  const found = new Map<FileLine, { deal: StoreDeal; by: MatchedBy }>();
  const lineByDeal = new Map<StoreDeal, FileLine>();
  const pair = (line: FileLine, deal: StoreDeal | undefined, by: MatchedBy) => {
    if (!deal || lineByDeal.has(deal) || found.has(line)) return;
    found.set(line, { deal, by });
    lineByDeal.set(deal, line);
  };
  if (chosenDealIds.size > 0) {
    const byId = indexBy(deals, deal => deal.id);
    for (const line of ordered) pair(line, byId.get(chosenDealIds.get(line.line) ?? 0), 'PERSON');
  }
  const byNumber = indexBy(deals, deal => deal.number);
  for (const line of ordered) pair(line, byNumber.get(line.number ?? 0), 'NUMBER');
  const byStock = indexUniqueStockNumbers(deals.filter(deal => deal.isInPeriod && !lineByDeal.has(deal)));
  for (const line of ordered) pair(line, byStock.get(toStockKey(line.stockNum)), 'STOCK');
  const remainingDeals = deals.filter(deal => deal.isInPeriod && !lineByDeal.has(deal));
  const proposals = proposeDeals(
    lines.filter(line => isReadable(line) && !found.has(line)),
    remainingDeals,
  );
  const matches: Match[] = [];
  for (const line of lines) {
    const matchedLine = lineByDeal.get(byNumber.get(line.number ?? 0) as StoreDeal);
    const unmatched = {
      deal: null,
      by: null,
      proposed: proposals.get(line) ?? null,
      sameAs: matchedLine?.line ?? null,
    };
    matches.push({ line, ...(found.get(line) ?? unmatched) });
  }
  for (const deal of [...remainingDeals].sort((one, other) => one.number - other.number)) {
    matches.push({ line: null, deal, by: null });
  }
  return matches;
}

/** Indexes items by key. When several items have the same key, the index contains the last of them. */
export const indexBy = <Key, Item>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item> =>
  new Map(items.map(item => [getKey(item), item]));

const isReadable = ({ theirs }: FileLine) => 'amounts' in theirs;

const toStockKey = (stockNum: string | null): string => foldText(stockNum ?? '').replace(/[^a-z0-9]/g, '');

/** Indexes the deals by stock number. Leaves out stock numbers that several deals have. */
function indexUniqueStockNumbers(deals: readonly StoreDeal[]): Map<string, StoreDeal> {
  const unmatched = new Map<string, StoreDeal>();
  const seenKeys = new Set(['']);
  for (const deal of deals) {
    const key = toStockKey(deal.stockNum);
    if (seenKeys.has(key)) unmatched.delete(key);
    else unmatched.set(key, deal);
    seenKeys.add(key);
  }
  return unmatched;
}

interface Proposal {
  readonly line: FileLine;
  readonly deal: StoreDeal;
  readonly days: number;
}

/**
 * Proposes for each line the deal of the same customer with the nearest day within a week. Each deal is
 * proposed for at most one line.
 */
function proposeDeals(lines: readonly FileLine[], deals: readonly StoreDeal[]): Map<FileLine, StoreDeal> {
  const dealsByNameAndDay = new Map<string, StoreDeal[]>();
  for (const deal of deals) {
    const key = toCustomerDayKey(deal.customerName, deal.day);
    const others = dealsByNameAndDay.get(key);
    if (others) others.push(deal);
    else dealsByNameAndDay.set(key, [deal]);
  }
  const possible = lines.flatMap(line => listCandidates(line, dealsByNameAndDay));
  const proposals = new Map<FileLine, StoreDeal>();
  const proposedDeals = new Set<StoreDeal>();
  for (let days = 0; days <= MAX_DAYS_APART; days++) {
    for (const { line, deal } of possible.filter(each => each.days === days).sort(compareProposals)) {
      if (proposals.has(line) || proposedDeals.has(deal)) continue;
      proposals.set(line, deal);
      proposedDeals.add(deal);
    }
  }
  return proposals;
}

const toCustomerDayKey = (customerName: string | null, day: Day | null) =>
  customerName === null || day === null ? '' : joinKey(day, toNameKey(customerName));

const joinKey = (day: Day, name: string) => `${day} ${name}`;

/**
 * The maximum number of deals that are considered for a line. Without this limit, many lines with the same
 * customer name would each be compared with every deal of that name.
 */
const MAX_CANDIDATES = 10;

function listCandidates(
  line: FileLine,
  dealsByNameAndDay: ReadonlyMap<string, readonly StoreDeal[]>,
): Proposal[] {
  if (line.customerName === null || line.day === null) return [];
  const name = toNameKey(line.customerName);
  const found: Proposal[] = [];
  for (let days = 0; days <= MAX_DAYS_APART && found.length < MAX_CANDIDATES; days++) {
    for (const day of new Set([addDays(line.day, -days), addDays(line.day, days)]))
      for (const deal of dealsByNameAndDay.get(joinKey(day, name)) ?? []) {
        if (found.length === MAX_CANDIDATES) break;
        found.push({ line, deal, days });
      }
  }
  return found;
}

const compareProposals = (one: Proposal, other: Proposal) =>
  one.line.line - other.line.line || one.deal.number - other.deal.number;

/**
 * Returns the months that contain the days of a file, or the current month when the file has no days
 * (compare.md, Compared deals and amounts).
 */
export function proposePeriod(days: readonly Day[], today: Day): DayRange {
  let [first, last] = [days[0], days[0]];
  for (const day of days) {
    if (first === undefined || day < first) first = day;
    if (last === undefined || day > last) last = day;
  }
  if (first === undefined || last === undefined) return monthRange(toMonth(today));
  return { start: firstOfMonth(toMonth(first)), end: lastOfMonth(toMonth(last)) };
}

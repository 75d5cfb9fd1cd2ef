import { addDays, type Day } from '../calendar/calendar.ts';
import { nameKey } from '../import/names.ts';
import type { Cents } from '../numbers/money.ts';
import { foldText } from '../text/foldText.ts';
import type { Theirs } from './amounts.ts';

/** A line of the file; what it does not say, or not so that it can be read, is null. */
export interface FileLine {
  readonly line: number;
  readonly number: number | null;
  readonly stockNum: string | null;
  readonly customerName: string | null;
  readonly day: Day | null;
  readonly theirs: Theirs;
}

/** A deal of our side. */
export interface StoreDeal {
  readonly id: number;
  readonly number: number;
  readonly stockNum: string | null;
  readonly customerName: string | null;
  readonly day: Day | null;
  readonly frontGross: Cents | null;
  readonly backGross: Cents | null;
  /** Whether it was sold in the period; the others are there because a line may name them. */
  readonly isInPeriod: boolean;
}

export type MatchedBy = 'NUMBER' | 'STOCK' | 'PERSON';

/** A line with its deal, or one of them alone. */
export type Match =
  | { readonly line: FileLine; readonly deal: StoreDeal; readonly by: MatchedBy }
  | {
      readonly line: FileLine;
      readonly deal: null;
      readonly by: null;
      /** The deal that it may be. */
      readonly proposed: StoreDeal | null;
      /** The line that has taken the deal of its number. */
      readonly sameAs: number | null;
    }
  | { readonly line: null; readonly deal: StoreDeal; readonly by: null };

/** How far the day of a proposal may lie from the line's. */
const MOST_DAYS = 7;

/**
 * Finds the deal of each line, each at most once (compare.md, Matching): lines in their order, then the deals that are left, by
 * number.
 * @param said the deals' keys of the lines that somebody has matched
 */
export function matchLines(
  lines: readonly FileLine[],
  deals: readonly StoreDeal[],
  said: ReadonlyMap<number, number> = new Map(),
): Match[] {
  // A line that can be read goes before one that cannot, so that it gets its deal.
  const ordered = [...lines.filter(isReadable), ...lines.filter(line => !isReadable(line))];
  const found = new Map<FileLine, { deal: StoreDeal; by: MatchedBy }>();
  const taken = new Map<StoreDeal, FileLine>();
  const pair = (line: FileLine, deal: StoreDeal | undefined, by: MatchedBy) => {
    if (!deal || taken.has(deal) || found.has(line)) return;
    found.set(line, { deal, by });
    taken.set(deal, line);
  };
  if (said.size > 0) {
    const byId = keyed(deals, deal => deal.id);
    for (const line of ordered) pair(line, byId.get(said.get(line.line) ?? 0), 'PERSON');
  }
  const byNumber = keyed(deals, deal => deal.number);
  for (const line of ordered) pair(line, byNumber.get(line.number ?? 0), 'NUMBER');
  const byStock = onlyOnes(deals.filter(deal => deal.isInPeriod && !taken.has(deal)));
  for (const line of ordered) pair(line, byStock.get(stockKey(line.stockNum)), 'STOCK');
  const left = deals.filter(deal => deal.isInPeriod && !taken.has(deal));
  const proposals = propose(
    lines.filter(line => isReadable(line) && !found.has(line)),
    left,
  );
  const matches: Match[] = [];
  for (const line of lines) {
    const owner = taken.get(byNumber.get(line.number ?? 0) as StoreDeal);
    const alone = {
      deal: null,
      by: null,
      proposed: proposals.get(line) ?? null,
      sameAs: owner?.line ?? null,
    };
    matches.push({ line, ...(found.get(line) ?? alone) });
  }
  for (const deal of [...left].sort((one, other) => one.number - other.number)) {
    matches.push({ line: null, deal, by: null });
  }
  return matches;
}

/** Items by their keys, the last of each. */
export const keyed = <Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item> =>
  new Map(items.map(item => [keyOf(item), item]));

const isReadable = ({ theirs }: FileLine) => 'amounts' in theirs;

const stockKey = (stockNum: string | null): string => foldText(stockNum ?? '').replace(/[^a-z0-9]/g, '');

/** The deals by their stock numbers, but for those that several have. */
function onlyOnes(deals: readonly StoreDeal[]): Map<string, StoreDeal> {
  const alone = new Map<string, StoreDeal>();
  const met = new Set(['']);
  for (const deal of deals) {
    const key = stockKey(deal.stockNum);
    if (met.has(key)) alone.delete(key);
    else alone.set(key, deal);
    met.add(key);
  }
  return alone;
}

interface Proposal {
  readonly line: FileLine;
  readonly deal: StoreDeal;
  readonly days: number;
}

/** The nearest deal of the same customer within a week; each deal for one line. */
function propose(lines: readonly FileLine[], deals: readonly StoreDeal[]): Map<FileLine, StoreDeal> {
  const ofDay = new Map<string, StoreDeal[]>();
  for (const deal of deals) {
    const key = personKey(deal.customerName, deal.day);
    const others = ofDay.get(key);
    if (others) others.push(deal);
    else ofDay.set(key, [deal]);
  }
  const possible = lines.flatMap(line => candidatesOf(line, ofDay));
  const proposals = new Map<FileLine, StoreDeal>();
  const taken = new Set<StoreDeal>();
  for (let days = 0; days <= MOST_DAYS; days++) {
    for (const { line, deal } of possible.filter(each => each.days === days).sort(inOrder)) {
      if (proposals.has(line) || taken.has(deal)) continue;
      proposals.set(line, deal);
      taken.add(deal);
    }
  }
  return proposals;
}

const personKey = (customerName: string | null, day: Day | null) =>
  customerName === null || day === null ? '' : keyOn(day, nameKey(customerName));

const keyOn = (day: Day, name: string) => `${day} ${name}`;

/** So that a file of one customer's name alone is not compared with every deal of that name. */
const MOST_CANDIDATES = 10;

function candidatesOf(line: FileLine, ofDay: ReadonlyMap<string, readonly StoreDeal[]>): Proposal[] {
  if (line.customerName === null || line.day === null) return [];
  const name = nameKey(line.customerName);
  const found: Proposal[] = [];
  for (let days = 0; days <= MOST_DAYS && found.length < MOST_CANDIDATES; days++) {
    for (const day of new Set([addDays(line.day, -days), addDays(line.day, days)]))
      for (const deal of ofDay.get(keyOn(day, name)) ?? []) {
        if (found.length === MOST_CANDIDATES) break;
        found.push({ line, deal, days });
      }
  }
  return found;
}

const inOrder = (one: Proposal, other: Proposal) =>
  one.line.line - other.line.line || one.deal.number - other.deal.number;

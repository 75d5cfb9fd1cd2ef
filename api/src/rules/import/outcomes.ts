import { type Day, type Month, toMonth } from '../calendar/calendar.ts';
import { formatMonth } from '../calendar/formatDay.ts';
import { isSold, logDay } from '../deals/deal.ts';
import type { DealStatus, DeliveryStatus } from '../deals/dealValues.ts';
import { sumBy } from '../numbers/arithmetic.ts';
import { toDollars } from '../numbers/money.ts';

/** The reason why a line cannot be imported. */
export interface LineProblem {
  /** The field with the problem; null when the problem is not in one field. */
  readonly field: string | null;
  /** A sentence without the line number. */
  readonly message: string;
  /** The closed month, when the line is rejected because of it. */
  readonly closedMonth?: Month;
}

/** A line of a file after its cells were read. */
export interface ParsedLine {
  /** The first line number in the file, from 1. */
  readonly line: number;
  /** The key of the line: a deal's number or a person's email. Null when the line has no key. */
  readonly key: string | number | null;
  /**
   * The values by field. Blank cells are left out because they mean no change (import.md, Row results).
   */
  readonly fieldValues: Readonly<Record<string, unknown>>;
  readonly problems: readonly LineProblem[];
}

export const OUTCOMES = ['NEW', 'UNCHANGED', 'DIFFERS', 'REFUSED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A line with its outcome. */
export interface ClassifiedLine extends ParsedLine {
  readonly outcome: Outcome;
  /** For a line that differs from the stored item: the fields with another stored value. */
  readonly differing: readonly string[];
}

/** The stored items by the key of their lines, with the fields of the lines. */
export type StoredItems = ReadonlyMap<string | number, Readonly<Record<string, unknown>>>;

/**
 * Returns the reason why a line cannot be created although no stored item has its key. Returns null when the
 * line can be created.
 */
export type RejectNewLine = (line: ParsedLine) => LineProblem | null;

/**
 * Classifies each line of a file, in order (import.md, Row results).
 * @param rejectNew checks only lines that would create a deal or a person
 */
export function classifyLines(
  lines: readonly ParsedLine[],
  storedItems: StoredItems,
  rejectNew: RejectNewLine = () => null,
): ClassifiedLine[] {
  const firstByKey = new Map<string | number, ParsedLine>();
  const contradictions = new Map<string | number, ParsedLine>();
  for (const line of lines) {
    if (line.key === null) continue;
    const first = firstByKey.get(line.key);
    if (!first) firstByKey.set(line.key, line);
    else if (isContradiction(first, line)) contradictions.set(line.key, line);
  }
  const classifyLine = (line: ParsedLine): ClassifiedLine => {
    if (line.problems.length > 0 || line.key === null) return withOutcome(line, 'REFUSED');
    const first = firstByKey.get(line.key) ?? line;
    const other = contradictions.get(line.key);
    if (other) return rejectContradiction(line, line === first ? other : first);
    const storedItem = storedItems.get(line.key);
    const problem = storedItem ? null : rejectNew(line);
    if (problem) return { ...withOutcome(line, 'REFUSED'), problems: [problem] };
    if (!storedItem) return withOutcome(line, line === first ? 'NEW' : 'UNCHANGED');
    const differing = Object.keys(line.fieldValues).filter(
      field => line.fieldValues[field] !== storedItem[field],
    );
    return withOutcome(line, differing.length > 0 ? 'DIFFERS' : 'UNCHANGED', differing);
  };
  return lines.map(classifyLine);
}

const withOutcome = (
  line: ParsedLine,
  outcome: Outcome,
  differing: readonly string[] = [],
): ClassifiedLine => ({
  ...line,
  outcome,
  differing,
});

/**
 * Returns whether two lines with the same key contradict each other. A field that only one of the two lines
 * has is a contradiction, too, because the right value is unknown.
 */
function isContradiction(one: ParsedLine, other: ParsedLine): boolean {
  if (one.problems.length + other.problems.length > 0) return true;
  const fields = new Set([...Object.keys(one.fieldValues), ...Object.keys(other.fieldValues)]);
  return [...fields].some(field => one.fieldValues[field] !== other.fieldValues[field]);
}

function rejectContradiction(line: ParsedLine, other: ParsedLine): ClassifiedLine {
  const message = `Row ${other.line} is for the same deal or person but has different values.`;
  return { ...withOutcome(line, 'REFUSED'), problems: [{ field: null, message }] };
}

/** Counts the lines by outcome. */
export function countOutcomes(lines: readonly ClassifiedLine[]): Record<Outcome, number> {
  const counts = { NEW: 0, UNCHANGED: 0, DIFFERS: 0, REFUSED: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

/**
 * Returns a check that rejects new deals of closed months (closing.md). A deal without a day counts as added
 * today.
 */
export function rejectClosedMonths(closedMonths: ReadonlySet<Month>, today: Day): RejectNewLine {
  return ({ fieldValues }) => {
    const { deliveryDate = null, addedDate = today } = fieldValues as { deliveryDate?: Day; addedDate?: Day };
    const month = toMonth(logDay({ deliveryDate, addedDate }));
    if (!closedMonths.has(month)) return null;
    const title = formatMonth(month);
    const message = `${title} is closed. To import this row, reopen ${title} first.`;
    return { field: null, message, closedMonth: month };
  };
}

/** The number of lines that are rejected because their month is closed. */
export interface ClosedMonthLines {
  readonly month: Month;
  readonly lineCount: number;
}

/** Counts the lines that `rejectClosedMonths` has rejected, the earliest month first. */
export function countClosedMonthLines(lines: readonly ClassifiedLine[]): ClosedMonthLines[] {
  const months = lines.flatMap(({ problems }) => problems.flatMap(({ closedMonth }) => closedMonth ?? []));
  return [...Map.groupBy(months, month => month)]
    .map(([month, { length }]) => ({ month, lineCount: length }))
    .sort((one, other) => one.month.localeCompare(other.month));
}

/**
 * The sums over the lines of an import of deals, in dollars. Users compare them with the totals of the source
 * list.
 */
export interface ImportSums {
  readonly deals: number;
  /** Sold cars (rules.md, A deal, "Sold"). */
  readonly units: number;
  readonly frontGross: number;
  readonly backGross: number;
}

/** The values of a line that are summed. */
type SummedFields = {
  readonly [Field in 'frontGross' | 'backGross']?: number;
} & {
  readonly dealStatus?: DealStatus;
  readonly deliveryStatus?: DeliveryStatus;
  readonly deliveryDate?: Day;
};

/** Sums lines. Values that cannot be read count as 0. */
export function sumLines(lines: readonly ClassifiedLine[]): ImportSums {
  const deals = lines.map(({ fieldValues }) => fieldValues as SummedFields);
  const sold = deals.filter(({ dealStatus = null, deliveryStatus = null, deliveryDate = null }) =>
    isSold({ dealStatus, deliveryStatus, deliveryDate }),
  );
  // Sums in cents are exact.
  const sumGross = (field: 'frontGross' | 'backGross') =>
    toDollars(sumBy(deals, deal => Math.round((deal[field] ?? 0) * 100)));
  return {
    deals: lines.length,
    units: sold.length,
    frontGross: sumGross('frontGross'),
    backGross: sumGross('backGross'),
  };
}

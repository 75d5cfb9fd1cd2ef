import { addDays, type Day, type Month } from '../calendar/calendar.ts';
import { formatMonthName } from '../calendar/formatDay.ts';
import { formatInteger, formatMoney } from '../numbers/formatNumbers.ts';
import { type Cents, toDollars } from '../numbers/money.ts';

/** Something that is pending for a user (my-day.md, Pending items). */
export interface PendingItem {
  readonly says: string;
  /** The path in the app. */
  readonly to: string;
}

/** The facts about pending items of a user. Facts that the user may not see are empty. */
export interface PendingItemFacts {
  readonly today: Day;
  readonly overwrittenGross: readonly OverwrittenGross[];
  readonly revertedImports: readonly {
    readonly id: number;
    readonly fileName: string;
    readonly revertedBy: string;
  }[];
  readonly escalated: readonly {
    readonly comparisonId: number;
    readonly fileName: string;
    readonly lineCount: number;
  }[];
  readonly month: { readonly month: Month; readonly openDeals: number } | null;
}

/** Lists everything that is pending for a user. */
export const listPendingItems = (facts: PendingItemFacts): PendingItem[] => [
  ...listGrossItems(facts),
  ...facts.revertedImports.map(({ id, fileName, revertedBy }) => ({
    says: `Your import of ${fileName} was undone by ${revertedBy}`,
    to: `/import?import=${id}`,
  })),
  ...facts.escalated.map(({ comparisonId, fileName, lineCount }) => ({
    says: `${formatInteger(lineCount)} ${lineCount === 1 ? 'row' : 'rows'} assigned in ${fileName}`,
    to: `/compare?comparison=${comparisonId}&open=yes`,
  })),
  ...(facts.month ? [buildMonthItem(facts.month)] : []),
];

/**
 * The maximum number of overwritten gross amounts that are listed separately. More of them become one item.
 */
const MAX_SEPARATE_GROSS_ITEMS = 3;

const GROSS_FIELDS = {
  frontGross: { label: 'front gross', filter: 'FRONT_GROSS' },
  backGross: { label: 'back gross', filter: 'BACK_GROSS' },
} as const;

function listGrossItems({ overwrittenGross, today }: PendingItemFacts): PendingItem[] {
  if (overwrittenGross.length > MAX_SEPARATE_GROSS_ITEMS)
    return [
      {
        says: `${formatInteger(overwrittenGross.length)} of your gross amounts were overwritten by other users`,
        to: `/changes?kind=DEAL&period=custom&start=${addDays(today, -7)}&end=${today}`,
      },
    ];
  return overwrittenGross.map(({ number, field, was, is, by }) => ({
    says: `#${number}: ${by} changed your ${GROSS_FIELDS[field].label} from ${formatMoney(toDollars(was))} to ${is === null ? 'blank' : formatMoney(toDollars(is))}`,
    to: `/changes?deal=${number}&field=${GROSS_FIELDS[field].filter}&period=all`,
  }));
}

function buildMonthItem({ month, openDeals }: NonNullable<PendingItemFacts['month']>): PendingItem {
  const openText =
    openDeals > 0
      ? ` · ${formatInteger(openDeals)} ${openDeals === 1 ? 'deal' : 'deals'} with open items`
      : '';
  return { says: `${formatMonthName(month)} isn’t closed yet${openText}`, to: '/closing' };
}

/** An entry of one gross field of a deal. */
export interface GrossFieldEntry {
  readonly number: number;
  readonly field: 'frontGross' | 'backGross';
  readonly employeeId: number | null;
  readonly by: string;
  /** Null when the field was cleared. */
  readonly value: Cents | null;
  readonly at: Date;
}

/** Gross that a person entered and another user changed. */
export interface OverwrittenGross extends Pick<GrossFieldEntry, 'number' | 'field' | 'by' | 'at'> {
  readonly was: Cents;
  readonly is: Cents | null;
}

const LISTED_DAYS = 7;

/** Returns the start of the period for which overwritten gross is listed. */
export const getListedPeriodStart = (now: Date): Date => new Date(now.getTime() - LISTED_DAYS * 86_400_000);

/**
 * Lists the gross of one employee that other users changed, the latest change first (my-day.md, Pending
 * items). An amount is no longer listed after 7 days, when the employee enters it again, or when the
 * employee's value is back.
 * @param entries all entries of each gross field, the oldest first
 */
export function listOverwrittenGross(
  entries: readonly GrossFieldEntry[],
  employeeId: number,
  now: Date,
): OverwrittenGross[] {
  const entriesByField = Map.groupBy(entries, ({ number, field }) => `${number} ${field}`);
  return [...entriesByField.values()]
    .flatMap(fieldEntries => findOverwritten(fieldEntries, employeeId, now) ?? [])
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Returns the overwritten gross of one field, or undefined. Filling a field that the person left empty does
 * not count as overwriting.
 */
function findOverwritten(
  entries: readonly GrossFieldEntry[],
  employeeId: number,
  now: Date,
): OverwrittenGross | undefined {
  const ownIndex = entries.findLastIndex(entry => entry.employeeId === employeeId);
  const [own, next, last] = [entries[ownIndex], entries[ownIndex + 1], entries.at(-1)];
  if (own?.value == null || !next || !last || next.at <= getListedPeriodStart(now)) return undefined;
  const { number, field, by, at, value } = last;
  return value === own.value ? undefined : { number, field, by, at, was: own.value, is: value };
}

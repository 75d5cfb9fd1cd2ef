import { raw } from 'sql-template-tag';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { Amounts, ComparedAmount } from '../../rules/compare/amounts.ts';
import type { DecisionsByAmount, LineAnnotations } from '../../rules/compare/decisions.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import type { MatchedBy } from '../../rules/compare/match.ts';
import type { Cents } from '../../rules/numbers/money.ts';

/** A comparison with the name of its file. */
export interface ComparisonRow {
  readonly id: number;
  readonly sheetId: number;
  readonly fileName: string;
  readonly sha256: string;
  readonly lineCount: number;
  /** Size of the lines of the file, in bytes. */
  readonly bytes: number;
  readonly comparedBy: string;
  readonly createdAt: Date;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly amounts: readonly ComparedAmount[];
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
  readonly openCount: number;
}

/** A line of the file, a deal, or both, with the compared amounts and the decisions. */
export interface ComparisonLineRow extends LineAnnotations {
  readonly place: number;
  readonly group: ComparedGroup;
  readonly line: number | null;
  readonly dealId: number | null;
  readonly number: number | null;
  readonly stockNum: string | null;
  readonly customerName: string | null;
  readonly day: Day | null;
  readonly theirs: Amounts | null;
  readonly ours: Amounts | null;
  readonly theirsSum: Cents;
  readonly oursSum: Cents;
  readonly matchedBy: MatchedBy | null;
  readonly proposedPlace: number | null;
  readonly why: string | null;
  readonly isInPeriod: boolean;
  readonly decisions: DecisionsByAmount;
  readonly note: string | null;
  readonly isOpen: boolean;
  readonly isConfirmed: boolean;
  readonly joinedTo: number | null;
}

/** The column names of the table, by the property names of rows. */
const COLUMNS: Readonly<Record<keyof ComparisonLineRow, string>> = {
  place: 'place',
  group: 'outcome',
  line: 'line',
  dealId: 'deal_id',
  number: 'number',
  stockNum: 'stock_num',
  customerName: 'customer_name',
  day: 'day',
  theirs: 'theirs',
  ours: 'ours',
  theirsSum: 'theirs_sum',
  oursSum: 'ours_sum',
  matchedBy: 'matched_by',
  proposedPlace: 'proposed_place',
  why: 'why',
  isInPeriod: 'is_in_period',
  decisions: 'settled',
  note: 'note',
  isOpen: 'is_open',
  handedBy: 'handed_by',
  handedNote: 'handed_note',
  keptBefore: 'kept_before',
  isConfirmed: 'is_confirmed',
  joinedTo: 'joined_to',
};

/** The columns of a select from the table alias `compared`. */
export const LINE_COLUMNS = raw(
  Object.entries(COLUMNS)
    .map(([name, column]) => `compared.${column} as "${name}"`)
    .join(', '),
);

/** The column names of an insert or update. */
export const LINE_COLUMN_NAMES = raw(Object.values(COLUMNS).join(', '));

/** Converts rows to JSON with column names as keys, as json_populate_recordset reads them. */
export const toLineColumnsJson = (rows: readonly Partial<ComparisonLineRow>[]): string =>
  JSON.stringify(
    rows.map(row =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [COLUMNS[name as keyof ComparisonLineRow], value]),
      ),
    ),
  );

import Papa from 'papaparse';
import {
  type DealDraft,
  type DealPeopleOptions,
  type DraftField,
  FORM_ORDER,
  formFields,
} from '../../../components/deals/dealFormFields';
import { columnHeaders } from '../../../generated/rules/columnHeaders';
import type { NewDealInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import { createDraft, toDealInput } from '../draft/dealDraft';
import { parseCell } from './parseCell';

/** A pasted row as a new deal. */
export type PastedDeal = {
  draft: DealDraft;
  /** Error messages of unreadable cells by field. */
  problems: Partial<Record<DraftField, string>>;
  /** True if the next free number was assigned because the row has no number. */
  isNumberSuggested: boolean;
};

/**
 * Builds the deals of pasted rows. If a date has no column, it is the shown day, as on the form. A row
 * without a number gets the first of `freeNumbers` that no other row uses.
 */
export function buildPastedDeals(
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
  { people, day, freeNumbers }: { people: DealPeopleOptions; day: Day; freeNumbers: readonly number[] },
): PastedDeal[] {
  const deals = rows.map(row => buildPastedDeal(row, columns, people, day));
  const pastedNumbers = deals.map(({ draft }) => draft.number).filter(Boolean);
  const unusedNumbers = freeNumbers.map(String).filter(number => !pastedNumbers.includes(number));
  return deals.map(deal => {
    const { draft, problems } = deal;
    if (problems.number !== undefined) return deal;
    if (draft.number === '')
      return { ...deal, draft: { ...draft, number: unusedNumbers.shift() ?? '' }, isNumberSuggested: true };
    const isDuplicate = pastedNumbers.filter(number => number === draft.number).length > 1;
    return isDuplicate
      ? { ...deal, problems: { ...problems, number: 'More than one row has this number.' } }
      : deal;
  });
}

function buildPastedDeal(
  row: readonly string[],
  columns: readonly PastedColumn[],
  people: DealPeopleOptions,
  day: Day,
): PastedDeal {
  const draft = { ...createDraft(day), ...(columns.includes('deliveryDate') && { deliveryDate: null }) };
  const problems: PastedDeal['problems'] = {};
  for (const [index, field] of columns.entries()) {
    const cell = row[index] ?? '';
    if (field === null || cell === '') continue;
    const parsed = parseCell(field, cell, people, day);
    if ('problem' in parsed) problems[field] = parsed.problem;
    else Object.assign(draft, { [field]: parsed.value });
  }
  return { draft, problems, isNumberSuggested: false };
}

export function toNewDealInput({ draft }: PastedDeal): NewDealInput {
  return { ...toDealInput(draft), number: Number(draft.number) };
}

export function countProblems(deals: readonly PastedDeal[]): number {
  return deals.reduce((sum, { problems }) => sum + Object.keys(problems).length, 0);
}

/** The field for which a column contains values, or null if the column is ignored. */
export type PastedColumn = DraftField | null;

const normalizeHeader = (header: string) => header.toLowerCase().replace(/[^a-z0-9#&]/g, '');

const fieldByHeader = new Map(
  FORM_ORDER.flatMap(field => {
    const headers = [formFields[field].label, ...columnHeaders[field]];
    return headers.map((header): [string, DraftField] => [normalizeHeader(header), field]);
  }),
);

/**
 * Detects whether the first row contains headers, and the field of each column. Without headers, the columns
 * have the order of the form. If two columns have the same header, only the first is used.
 */
export function detectColumns(rows: readonly (readonly string[])[]): {
  hasHeaderRow: boolean;
  columns: PastedColumn[];
} {
  const width = Math.max(0, ...rows.map(row => row.length));
  const [first = []] = rows;
  const headerFields = first.map(cell => fieldByHeader.get(normalizeHeader(cell)) ?? null);
  const knownCount = headerFields.filter(field => field !== null).length;
  const filledCount = first.filter(cell => cell !== '').length;
  const hasHeaderRow = knownCount >= 2 || (knownCount === 1 && filledCount === 1);
  const columns = Array.from({ length: width }, (_, index): PastedColumn => {
    if (!hasHeaderRow) return FORM_ORDER[index] ?? null;
    const field = headerFields[index] ?? null;
    return headerFields.indexOf(field) === index ? field : null;
  });
  return { hasHeaderRow, columns };
}

/** Parses text from a spreadsheet or a CSV file into rows of cells. Empty rows are omitted. */
export function parsePastedRows(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    // Spreadsheets copy cells with tabs, and their cells may contain commas.
    delimiter: text.includes('\t') ? '\t' : '',
    skipEmptyLines: 'greedy',
  });
  return data.map(row => row.map(cell => cell.trim()));
}

/** Formats rows as tab-separated text, as a spreadsheet copies them. */
export function formatPastedRows(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(rows as string[][], { delimiter: '\t' });
}

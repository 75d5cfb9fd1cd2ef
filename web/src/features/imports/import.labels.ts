import { formatMonthTitle } from '../../components/closedMonths/closedMonths';
import type { ImportOutcome, SheetPurpose } from '../../generated/types';
import { formatCount } from '../../lib/format/numbers';
import type { ImportFieldsFragment, ImportPreviewQuery } from './imports.generated';

export type ImportPreviewData = ImportPreviewQuery['importPreview'];

/** Formats a count: "1 deal", "812 people". */
export function formatItemCount(purpose: SheetPurpose, count: number): string {
  const [singular, plural] = purpose === 'IMPORT_PEOPLE' ? ['person', 'people'] : ['deal', 'deals'];
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Formats a count of lines: "1 row", "33 rows". */
export const formatLineCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/**
 * Explains the lines of a closed month: "12 rows will be skipped because October 2026 is closed. …"
 */
export function formatClosedMonth({ month, lineCount }: ImportPreviewData['closedMonths'][number]): string {
  const title = formatMonthTitle(month);
  const them = lineCount === 1 ? 'it' : 'them';
  return `${formatLineCount(lineCount)} will be skipped because ${title} is closed. To import ${them}, reopen ${title} first.`;
}

/** Formats what an import has added: "812 deals and 3 new people". */
export function formatImportResult({ purpose, dealCount, personCount }: ImportFieldsFragment): string {
  if (purpose === 'IMPORT_PEOPLE') return formatItemCount(purpose, personCount);
  const people = personCount === 1 ? '1 new person' : `${formatCount(personCount)} new people`;
  return personCount === 0
    ? formatItemCount(purpose, dealCount)
    : `${formatItemCount(purpose, dealCount)} and ${people}`;
}

export const IMPORT_OUTCOMES = [
  'REFUSED',
  'DIFFERS',
  'NEW',
  'UNCHANGED',
] as const satisfies readonly ImportOutcome[];

const outcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  REFUSED: 'Skipped',
  DIFFERS: 'Different – kept as is',
  NEW: 'New',
  UNCHANGED: 'Unchanged',
};

/** Formats an outcome and its count: "Skipped (33)". */
export const formatOutcomeCount = (outcome: ImportOutcome, counts: ImportPreviewData['counts']): string =>
  `${outcomeLabels[outcome]} (${formatCount(counts[toCountKey(outcome)])})`;

const toCountKey = (outcome: ImportOutcome) => outcome.toLowerCase() as Lowercase<ImportOutcome>;

export function explainLine({ outcome, differing, problems }: ImportPreviewData['lines'][number]): string {
  if (outcome === 'DIFFERS') return `Different in Salesfloor: ${differing.join(', ')}.`;
  return problems.map(({ message }) => message).join(' ');
}

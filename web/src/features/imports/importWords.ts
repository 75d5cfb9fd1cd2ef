import { monthTitle } from '../../components/closed/closedWords';
import type { ImportOutcome, SheetPurpose } from '../../generated/types';
import { count } from '../../lib/values/units';
import type { ImportFieldsFragment, ImportPreviewQuery } from './imports.generated';

type Preview = ImportPreviewQuery['importPreview'];

/** "1 deal", "812 people". */
export function things(purpose: SheetPurpose, number: number): string {
  const [one, many] = purpose === 'IMPORT_PEOPLE' ? ['person', 'people'] : ['deal', 'deals'];
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** "1 line", "33 lines". */
export const lines = (number: number): string => `${count(number)} ${number === 1 ? 'line' : 'lines'}`;

/** "12 lines are of October 2026, which is closed, and are left out. …" */
export function closedMonthWords({ month, lineCount }: Preview['closedMonths'][number]): string {
  const title = monthTitle(month);
  const [are, them] = lineCount === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${lines(lineCount)} ${are} of ${title}, which is closed, and ${are} left out. To import ${them} too, reopen ${title} first.`;
}

/** What an import has brought: "812 deals and 3 new people". */
export function broughtWords({ purpose, dealCount, personCount }: ImportFieldsFragment): string {
  if (purpose === 'IMPORT_PEOPLE') return things(purpose, personCount);
  const people = personCount === 1 ? '1 new person' : `${count(personCount)} new people`;
  return personCount === 0 ? things(purpose, dealCount) : `${things(purpose, dealCount)} and ${people}`;
}

export const OUTCOMES = [
  'REFUSED',
  'DIFFERS',
  'NEW',
  'UNCHANGED',
] as const satisfies readonly ImportOutcome[];

const outcomeWords: Readonly<Record<ImportOutcome, string>> = {
  REFUSED: 'Refused',
  DIFFERS: 'Differs, stays as it is',
  NEW: 'New',
  UNCHANGED: 'Unchanged',
};

/** "Refused (33)". */
export const outcomeLabel = (outcome: ImportOutcome, counts: Preview['counts']): string =>
  `${outcomeWords[outcome]} (${count(counts[keyOf(outcome)])})`;

const keyOf = (outcome: ImportOutcome) => outcome.toLowerCase() as Lowercase<ImportOutcome>;

/** Why a line is what it is. */
export function lineWords({ outcome, differing, problems }: Preview['lines'][number]): string {
  if (outcome === 'DIFFERS') return `Here it says something else: ${differing.join(', ')}.`;
  return problems.map(({ message }) => message).join(' ');
}

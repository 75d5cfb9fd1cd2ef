import type { Context } from '../platform/context.ts';
import type { EmployeeRow } from '../employees/employee.query.ts';
import { type ClassifiedLine, countClosedMonthLines, countOutcomes, type Outcome, sumLines } from '../rules/import/outcomes.ts';
import { getImportState } from '../rules/import/importState.ts';
import { describeMissingFields } from '../rules/import/missingFields.ts';
import { getSheetFields } from '../rules/sheets/fields.ts';
import { type FileValue, listMeaningWords } from '../rules/sheets/values.ts';
import type { PageOfLines } from './import.input.ts';
import { type Judged, neededPeople } from './import.judge.ts';
import type { ImportPurpose, ImportRow } from './import.query.ts';
import type {
  ImportLineType,
  ImportNameType,
  ImportPreviewType,
  ImportType,
  ImportValueType,
} from './import.types.ts';
import { doubtOf, type FileName } from './names.ts';

export const presentImport = (row: ImportRow, { clock }: Pick<Context, 'clock'>): ImportType => ({
  ...row,
  ...getImportState(row, clock.now()),
});

/** How many names a screen shows at most. */
const MOST_NAMES = 1_000;

/** Messages by the stock number as the file has it. */
export type Warnings = ReadonlyMap<string, string>;

/** A preview with all its lines as JSON texts, which cross from the thread sooner than objects. */
export interface WholePreview extends Omit<ImportPreviewType, 'lineCount' | 'lines'> {
  readonly lineTexts: readonly string[];
  readonly outcomes: readonly Outcome[];
}

export function presentPreview(
  { lines, leftOut, settling, names, people }: Judged,
  purpose: ImportPurpose,
  warnings: Warnings,
): WholePreview {
  const { NEW, UNCHANGED, DIFFERS, REFUSED } = countOutcomes(lines);
  const toSettle = [...names.values()].filter(({ isSaid }) => isSaid);
  const byId = new Map(people.map(person => [person.id, person]));
  return {
    counts: { new: NEW, unchanged: UNCHANGED, differs: DIFFERS, refused: REFUSED },
    newPersonCount: purpose === 'IMPORT_DEALS' ? neededPeople(lines).size : 0,
    totalLines: [...leftOut.totals],
    numberOnlyLines: [...leftOut.numberOnly],
    lacking: purpose === 'IMPORT_DEALS' ? describeMissingFields(lines) : [],
    sums:
      purpose === 'IMPORT_DEALS'
        ? { file: sumLines(lines), imported: sumLines(lines.filter(({ outcome }) => outcome === 'NEW')) }
        : null,
    closedMonths: countClosedMonthLines(lines),
    names: toSettle
      .sort((one, other) => other.lineCount - one.lineCount || one.firstLine - other.firstLine)
      .slice(0, MOST_NAMES)
      .map(name => presentName(name, byId)),
    openNameCount: toSettle.filter(({ meaning }) => !meaning).length,
    doubt: doubtOf(toSettle),
    values: settling.values.map(value => presentValue(value, purpose)),
    valueDoubts: [...settling.doubts],
    lineTexts: lines.map(line => JSON.stringify(presentLine(line, purpose, warnings))),
    outcomes: lines.map(({ outcome }) => outcome),
  };
}

/** The same with a page of its lines, of one outcome or of all. */
export function pageOf(
  { lineTexts, outcomes, ...rest }: WholePreview,
  { outcome, offset, limit }: PageOfLines,
): ImportPreviewType {
  const chosen = outcome ? lineTexts.filter((_, at) => outcomes[at] === outcome) : lineTexts;
  const lines = chosen.slice(offset, offset + limit).map((text): ImportLineType => JSON.parse(text));
  return { ...rest, lines, lineCount: chosen.length };
}

const presentName = (
  { name, lineCount, firstLine, position, meaning, proposals, likely }: FileName,
  people: ReadonlyMap<number, EmployeeRow>,
): ImportNameType => ({
  name,
  lineCount,
  firstLine,
  position,
  as: meaning?.as ?? 'OPEN',
  person: meaning?.as === 'PERSON' ? (people.get(meaning.employeeId) ?? null) : null,
  proposals: proposals.flatMap(id => people.get(id) ?? []),
  likely: people.get(likely ?? 0) ?? null,
});

function presentValue({ means, ...value }: FileValue, purpose: ImportPurpose): ImportValueType {
  const field = getSheetFields(purpose)[value.field];
  const words = [...(listMeaningWords(field) ?? [])];
  return { ...value, title: field?.title ?? value.field, words, means: means ?? null };
}

function presentLine(
  { line, outcome, key, fieldValues, differing, problems }: ClassifiedLine,
  purpose: ImportPurpose,
  warnings: Warnings,
): ImportLineType {
  const fields = getSheetFields(purpose);
  const name = fieldValues[purpose === 'IMPORT_DEALS' ? 'customerName' : 'name'];
  return {
    line,
    outcome,
    key: key === null ? null : String(key),
    name: name === undefined ? null : String(name),
    differing: differing.map(field => fields[field]?.title ?? field),
    problems: [...problems],
    warning: (outcome === 'NEW' && warnings.get(String(fieldValues.stockNum))) || null,
  };
}

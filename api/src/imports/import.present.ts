import type { Context } from '../platform/context.ts';
import type { EmployeeRow } from '../employees/employee.query.ts';
import { type ClassifiedLine, countClosedMonthLines, countOutcomes, type Outcome, sumLines } from '../rules/import/outcomes.ts';
import { getImportState } from '../rules/import/importState.ts';
import { describeMissingFields } from '../rules/import/missingFields.ts';
import { getSheetFields } from '../rules/sheets/fields.ts';
import { type FileValue, listMeaningWords } from '../rules/sheets/values.ts';
import type { ImportLinePage } from './import.input.ts';
import { type ValidatedImport, listNeededPeople } from './import.judge.ts';
import type { ImportPurpose, ImportRow } from './import.query.ts';
import type {
  ImportLineType,
  ImportNameType,
  ImportPreviewType,
  ImportType,
  ImportValueType,
} from './import.types.ts';
import { formatNameDoubt, type NameInFile } from './names.ts';

export const presentImport = (row: ImportRow, { clock }: Pick<Context, 'clock'>): ImportType => ({
  ...row,
  ...getImportState(row, clock.now()),
});

/** Names in a preview. */
const MAX_NAMES = 1_000;

/** Messages by stock number as written in the file. */
export type Warnings = ReadonlyMap<string, string>;

/** A preview of all lines. Lines are JSON texts, which pass from the worker thread faster than objects. */
export interface FullPreview extends Omit<ImportPreviewType, 'lineCount' | 'lines'> {
  readonly lineTexts: readonly string[];
  readonly outcomes: readonly Outcome[];
}

export function presentPreview(
  { lines, leftOut, fileValues, names, people }: ValidatedImport,
  purpose: ImportPurpose,
  warnings: Warnings,
): FullPreview {
  const { NEW, UNCHANGED, DIFFERS, REFUSED } = countOutcomes(lines);
  const listedNames = [...names.values()].filter(({ needsMeaning }) => needsMeaning);
  const byId = new Map(people.map(person => [person.id, person]));
  return {
    counts: { new: NEW, unchanged: UNCHANGED, differs: DIFFERS, refused: REFUSED },
    newPersonCount: purpose === 'IMPORT_DEALS' ? listNeededPeople(lines).size : 0,
    totalLines: [...leftOut.totals],
    numberOnlyLines: [...leftOut.numberOnly],
    lacking: purpose === 'IMPORT_DEALS' ? describeMissingFields(lines) : [],
    sums:
      purpose === 'IMPORT_DEALS'
        ? { file: sumLines(lines), imported: sumLines(lines.filter(({ outcome }) => outcome === 'NEW')) }
        : null,
    closedMonths: countClosedMonthLines(lines),
    names: listedNames
      .sort((one, other) => other.lineCount - one.lineCount || one.firstLine - other.firstLine)
      .slice(0, MAX_NAMES)
      .map(name => presentName(name, byId)),
    openNameCount: listedNames.filter(({ meaning }) => !meaning).length,
    doubt: formatNameDoubt(listedNames),
    values: fileValues.values.map(value => presentValue(value, purpose)),
    valueDoubts: [...fileValues.doubts],
    lineTexts: lines.map(line => JSON.stringify(presentLine(line, purpose, warnings))),
    outcomes: lines.map(({ outcome }) => outcome),
  };
}

/** Returns the preview with one page of its lines, of one outcome or of all. */
export function toPreviewPage(
  { lineTexts, outcomes, ...rest }: FullPreview,
  { outcome, offset, limit }: ImportLinePage,
): ImportPreviewType {
  const filtered = outcome ? lineTexts.filter((_, index) => outcomes[index] === outcome) : lineTexts;
  const lines = filtered.slice(offset, offset + limit).map((text): ImportLineType => JSON.parse(text));
  return { ...rest, lines, lineCount: filtered.length };
}

const presentName = (
  { name, lineCount, firstLine, position, meaning, proposals, likely }: NameInFile,
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

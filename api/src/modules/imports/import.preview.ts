import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CachedRows } from '../../platform/database/reader.ts';
import { defineHeavyTask } from '../../platform/heavyTasks/heavyTask.ts';
import { combineVersions } from '../../platform/topics.ts';
import { getImportState } from '../../rules/import/importState.ts';
import { describeMissingFields } from '../../rules/import/missingFields.ts';
import {
  type ClassifiedLine,
  countClosedMonthLines,
  countOutcomes,
  type Outcome,
  sumLines,
} from '../../rules/import/outcomes.ts';
import { getSheetFields } from '../../rules/sheets/fields.ts';
import { type FileValue, listPossibleMeanings } from '../../rules/sheets/fileValues.ts';
import { listStockNumberWarnings } from '../deals/deal.query.ts';
import type { EmployeeRow } from '../employees/employee.query.ts';
import { listClosedMonths } from '../settings/settings.query.ts';
import { getLayout, getOwnSheet, getSheetInUse, listFirstLines } from '../sheets/sheet.query.ts';
import type { ImportLinePage } from './import.input.ts';
import { formatNameDoubt, type NameInFile } from './import.names.ts';
import type { ImportPurpose, ImportRow } from './import.query.ts';
import type {
  ImportLineType,
  ImportNameType,
  ImportPreviewType,
  ImportType,
  ImportValueType,
} from './import.types.ts';
import { listNeededPeople, type ValidatedImport, validateImport } from './import.validate.ts';

interface CachedPreview {
  readonly inputsKey: string;
  readonly preview: Promise<FullPreview>;
}

/**
 * Maximum number of cached previews. A preview of a file with the maximum number of lines takes about 15 MB.
 */
const MAX_CACHED_PREVIEWS = 3;

const CACHE_TTL_MS = 10 * 60_000;

/**
 * The cached previews of all stores. Each call has a separate database object. Therefore the key is the row
 * cache, which all calls on a store share.
 */
const cacheByStore = new WeakMap<CachedRows, LRUCache<number, CachedPreview>>();

function getPreviewCache({ rowCache }: Database): LRUCache<number, CachedPreview> {
  const existing = cacheByStore.get(rowCache);
  if (existing) return existing;
  const created = new LRUCache<number, CachedPreview>({ max: MAX_CACHED_PREVIEWS, ttl: CACHE_TTL_MS });
  cacheByStore.set(rowCache, created);
  return created;
}

/**
 * Returns a page of the preview of an import. It validates the file again only when its columns, its names, a
 * deal or an employee has changed (docs/adr/imports.md).
 * @throws the errors of `validateImport`
 */
export async function getImportPreview(
  context: Context,
  row: ImportRow,
  page: ImportLinePage,
): Promise<ImportPreviewType> {
  const previews = getPreviewCache(context.database);
  const inputsKey = await buildInputsKey(context, row);
  const cached = previews.get(row.id);
  if (cached?.inputsKey === inputsKey) return toPreviewPage(await cached.preview, page);
  const preview = buildPreview(context, row);
  previews.set(row.id, { inputsKey, preview });
  preview.catch(() => previews.delete(row.id));
  return toPreviewPage(await preview, page);
}

export const buildPreview = defineHeavyTask(
  import.meta.url,
  'buildPreview',
  async (context, row: ImportRow): Promise<FullPreview> => {
    const validated = await validateImport(context, row);
    return presentPreview(validated, row.purpose, await listWarnings(context, validated));
  },
  ({ lineCount }) => lineCount,
);

/** Lists warnings for the deals that would be created, by stock number. */
async function listWarnings({ database }: Context, { lines }: ValidatedImport): Promise<StockNumberMessages> {
  const stockNums = lines.flatMap(({ outcome, fieldValues }) =>
    outcome === 'NEW' && fieldValues.stockNum ? [String(fieldValues.stockNum)] : [],
  );
  const warnings = await listStockNumberWarnings(database, stockNums);
  return new Map(warnings.map(({ stockNum, message }) => [stockNum, message]));
}

async function buildInputsKey(context: Context, { sheetId, names, doneAt }: ImportRow): Promise<string> {
  const sheet = await (doneAt ? getSheetInUse(context.database, sheetId) : getOwnSheet(context, sheetId));
  const { database, clock } = context;
  const { layout } = await getLayout(database, sheet, await listFirstLines(database, sheet), clock.today());
  const closedMonths = await listClosedMonths(database);
  return JSON.stringify([
    combineVersions(context.versions, ['DEALS', 'EMPLOYEES']),
    layout,
    names,
    closedMonths,
  ]);
}

export const presentImport = (row: ImportRow, { clock }: Pick<Context, 'clock'>): ImportType => ({
  ...row,
  ...getImportState(row, clock.now()),
});

/** Maximum number of names in a preview. */
const MAX_NAMES = 1_000;

/** Warnings by stock number, as written in the file. */
export type StockNumberMessages = ReadonlyMap<string, string>;

/** A preview of all lines. Lines are JSON texts, because a worker thread passes texts faster than objects. */
export interface FullPreview extends Omit<ImportPreviewType, 'lineCount' | 'lines'> {
  readonly lineTexts: readonly string[];
  readonly outcomes: readonly Outcome[];
}

export function presentPreview(
  { lines, leftOut, fileValues, names, people }: ValidatedImport,
  purpose: ImportPurpose,
  warnings: StockNumberMessages,
): FullPreview {
  const { NEW, UNCHANGED, DIFFERS, REFUSED } = countOutcomes(lines);
  const listedNames = [...names.values()].filter(({ needsMeaning }) => needsMeaning);
  const peopleById = new Map(people.map(person => [person.id, person]));
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
      .map(name => presentName(name, peopleById)),
    openNameCount: listedNames.filter(({ meaning }) => !meaning).length,
    doubt: formatNameDoubt(listedNames),
    values: fileValues.values.map(value => presentValue(value, purpose)),
    valueDoubts: [...fileValues.doubts],
    lineTexts: lines.map(line => JSON.stringify(presentLine(line, purpose, warnings))),
    outcomes: lines.map(({ outcome }) => outcome),
  };
}

/**
 * Returns the preview with one page of its lines. The page contains the lines of one outcome or of all
 * outcomes.
 */
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
  const words = [...(listPossibleMeanings(field) ?? [])];
  return { ...value, title: field?.title ?? value.field, words, means: means ?? null };
}

function presentLine(
  { line, outcome, key, fieldValues, differing, problems }: ClassifiedLine,
  purpose: ImportPurpose,
  warnings: StockNumberMessages,
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

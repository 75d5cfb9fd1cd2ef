import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import { groupByNameKey } from '../../rules/import/nameMatching.ts';
import {
  type ClassifiedLine,
  classifyLines,
  type ParsedLine,
  rejectClosedMonths,
  type StoredItems,
} from '../../rules/import/outcomes.ts';
import { type FileValue, listFileValues } from '../../rules/sheets/fileValues.ts';
import type { SheetLayout } from '../../rules/sheets/layout.ts';
import type { LeftOutLines } from '../../rules/sheets/readLines.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';
import { type EmployeeRow, listEmployees } from '../employees/employee.query.ts';
import { listClosedMonths } from '../settings/settings.query.ts';
import { readSheet, readSheetInUse } from '../sheets/sheet.read.ts';
import { listNewPeople, parseDealLine, parsePersonLine, toFieldValues } from './import.lines.ts';
import { collectNames, createNameKeyCache, type NameInFile, splitCloserNames } from './import.names.ts';
import type { ImportPurpose, ImportRow } from './import.query.ts';

/** The lines of a file with their current outcomes. */
export interface ValidatedImport {
  readonly lines: readonly ClassifiedLine[];
  readonly leftOut: LeftOutLines;
  /** The layout with which the file was read. */
  readonly layout: SheetLayout;
  /**
   * The cell texts that need a meaning or have a meaning. For each column with too many such texts, `doubts`
   * contains a message.
   */
  readonly fileValues: { readonly values: readonly FileValue[]; readonly doubts: readonly string[] };
  /** Names by their keys; empty for a file of people. */
  readonly names: ReadonlyMap<string, NameInFile>;
  readonly people: readonly EmployeeRow[];
}

/**
 * Reads the lines of a file and compares the lines with stored data. Excludes records that this import
 * created, so that the lines of these records still count as new.
 * @throws the errors of `readSheet`
 */
export async function validateImport(context: Context, row: ImportRow): Promise<ValidatedImport> {
  return row.purpose === 'IMPORT_DEALS' ? validateDeals(context, row) : validatePeople(context, row);
}

/**
 * Reads the sheet of an import. Until the import is done, only the owner of the sheet may read it. Then
 * anyone who may import may read it.
 */
const readImportSheet = <Purpose extends ImportPurpose>(
  context: Context,
  { sheetId, doneAt }: ImportRow,
  purpose: Purpose,
) => (doneAt ? readSheetInUse : readSheet)(context, sheetId, purpose);

async function validateDeals(context: Context, row: ImportRow): Promise<ValidatedImport> {
  const { layout, leftOut, ...sheet } = await readImportSheet(context, row, 'IMPORT_DEALS');
  const people = await listEmployees(context.database);
  const toKey = createNameKeyCache();
  const nameContext = { people: groupByNameKey(people), meanings: row.names, toKey };
  const sheetLines = sheet.lines.map(line => splitCloserNames(line, nameContext));
  const names = collectNames(sheetLines, nameContext);
  const findName = (text: string) => names.get(toKey(text));
  const parsedLines = sheetLines.map(line => parseDealLine(line, findName));
  // Deals that were imported before their month was closed keep their outcome.
  const closedMonths = row.doneAt ? [] : await listClosedMonths(context.database);
  const rejectNew = rejectClosedMonths(new Set(closedMonths), context.clock.today());
  const lines = classifyLines(parsedLines, await loadStoredDeals(context, row, parsedLines), rejectNew);
  const fileValues = listFileValues('IMPORT_DEALS', layout, sheetLines);
  return { lines, leftOut, layout, fileValues, names, people };
}

async function validatePeople(context: Context, row: ImportRow): Promise<ValidatedImport> {
  const { layout, leftOut, ...sheet } = await readImportSheet(context, row, 'IMPORT_PEOPLE');
  const people = await listEmployees(context.database);
  const importedPeople = await context.database.rows<{ id: number }>(
    sql`select employee_id as id from imported_person where import_id = ${row.id}`,
  );
  const importedIds = new Set(importedPeople.map(({ id }) => id));
  const parsedLines = sheet.lines.map(line => parsePersonLine(line, context.viewer));
  const otherPeople = people.filter(({ id }) => !importedIds.has(id)).map(toFieldValues);
  const peopleByEmail = new Map(otherPeople.map(person => [String(person.email), person]));
  const lines = classifyLines(parsedLines, peopleByEmail);
  const fileValues = listFileValues('IMPORT_PEOPLE', layout, sheet.lines);
  return { lines, leftOut, layout, fileValues, names: new Map(), people };
}

async function loadStoredDeals(
  { database }: Context,
  { id }: ImportRow,
  lines: readonly ParsedLine[],
): Promise<StoredItems> {
  const numbers = lines.map(({ key }) => key).filter(key => key !== null);
  const rows = await database.rows<DealRow>(
    sql`select ${DEAL_COLUMNS} from deal where number = any(${numbers}::integer[])
      and not exists (select from imported_deal where import_id = ${id} and deal_id = deal.id)`,
  );
  return new Map(rows.map(deal => [deal.number, { ...deal }]));
}

/** Returns the name keys of the people that the new deals need and that the import must add. */
export const listNeededPeople = (lines: readonly ClassifiedLine[]): Set<string> =>
  new Set(lines.filter(({ outcome }) => outcome === 'NEW').flatMap(listNewPeople));

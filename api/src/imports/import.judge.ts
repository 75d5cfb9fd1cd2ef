import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';
import { type EmployeeRow, listEmployees } from '../employees/employee.query.ts';
import { type ClassifiedLine, classifyLines, type ParsedLine, rejectClosedMonths, type StoredItems } from '../rules/import/outcomes.ts';
import { groupByNameKey } from '../rules/import/nameMatching.ts';
import type { SheetLayout } from '../rules/sheets/layout.ts';
import type { LeftOutLines } from '../rules/sheets/readLines.ts';
import { type FileValue, listFileValues } from '../rules/sheets/values.ts';
import { listClosedMonths } from '../settings/closedMonth.query.ts';
import { readKeptSheet, readSheet } from '../sheets/sheet.read.ts';
import { newPeopleIn, readDealLine } from './dealLines.ts';
import type { ImportPurpose, ImportRow } from './import.query.ts';
import { type FileName, keysOfTexts, namesIn, withBothSides } from './names.ts';
import { readPersonLine, saidOf } from './personLines.ts';

/** What would become of a file's lines now. */
export interface Judged {
  readonly lines: readonly ClassifiedLine[];
  readonly leftOut: LeftOutLines;
  /** How the file was read. */
  readonly layout: SheetLayout;
  /** The texts of closed lists that are to be settled, or were; and a sentence for each column that has too many. */
  readonly settling: { readonly values: readonly FileValue[]; readonly doubts: readonly string[] };
  /** By their keys; none of a list of people. */
  readonly names: ReadonlyMap<string, FileName>;
  readonly people: readonly EmployeeRow[];
}

/**
 * Reads a file's lines and compares them with what is stored, but for what the import itself has recorded: so a line that an
 * import brought remains a new one. @throws as `readSheet` does
 */
export async function judgeImport(context: Context, row: ImportRow): Promise<Judged> {
  return row.purpose === 'IMPORT_DEALS' ? judgeDeals(context, row) : judgePeople(context, row);
}

/** The sheet of an import: its owner's, or, of one that is done, everybody's who may import. */
const sheetOf = <Purpose extends ImportPurpose>(
  context: Context,
  { sheetId, doneAt }: ImportRow,
  purpose: Purpose,
) => (doneAt ? readKeptSheet : readSheet)(context, sheetId, purpose);

async function judgeDeals(context: Context, row: ImportRow): Promise<Judged> {
  const { layout, leftOut, ...sheet } = await sheetOf(context, row, 'IMPORT_DEALS');
  const people = await listEmployees(context.database);
  const keyOf = keysOfTexts();
  const known = { people: groupByNameKey(people), said: row.names, keyOf };
  const sheetLines = sheet.lines.map(line => withBothSides(line, known));
  const names = namesIn(sheetLines, known);
  const nameOf = (text: string) => names.get(keyOf(text));
  const read = sheetLines.map(line => readDealLine(line, nameOf));
  // What an import recorded before its month was closed stays what it was.
  const closed = row.doneAt ? [] : await listClosedMonths(context.database);
  const rejectNew = rejectClosedMonths(new Set(closed), context.clock.today());
  const lines = classifyLines(read, await storedDeals(context, row, read), rejectNew);
  const settling = listFileValues('IMPORT_DEALS', layout, sheetLines);
  return { lines, leftOut, layout, settling, names, people };
}

async function judgePeople(context: Context, row: ImportRow): Promise<Judged> {
  const { layout, leftOut, ...sheet } = await sheetOf(context, row, 'IMPORT_PEOPLE');
  const people = await listEmployees(context.database);
  const own = await context.database.rows<{ id: number }>(
    sql`select employee_id as id from imported_person where import_id = ${row.id}`,
  );
  const isOwn = new Set(own.map(({ id }) => id));
  const read = sheet.lines.map(line => readPersonLine(line, context.viewer));
  const others = people.filter(({ id }) => !isOwn.has(id)).map(saidOf);
  const stored = new Map(others.map(person => [String(person.email), person]));
  const lines = classifyLines(read, stored);
  const settling = listFileValues('IMPORT_PEOPLE', layout, sheet.lines);
  return { lines, leftOut, layout, settling, names: new Map(), people };
}

async function storedDeals(
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

/** The names, by their keys, of the people whom the new deals need and nobody is. */
export const neededPeople = (lines: readonly ClassifiedLine[]): Set<string> =>
  new Set(lines.filter(({ outcome }) => outcome === 'NEW').flatMap(newPeopleIn));

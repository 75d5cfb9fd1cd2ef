import sql from 'sql-template-tag';
import type { Context } from '../context.ts';
import { DEAL_COLUMNS, type DealRow } from '../deals/deal.row.ts';
import { type EmployeeRow, listEmployees } from '../employees/employee.query.ts';
import { inParts, mapInParts } from '../inParts.ts';
import { type JudgedLine, judgeLines, type LineRead, type Stored } from '../rules/import/outcomes.ts';
import type { LeftOut } from '../rules/sheets/readLines.ts';
import { readSheet } from '../sheets/sheet.read.ts';
import { newPeopleIn, readDealLine } from './dealLines.ts';
import type { ImportRow } from './import.query.ts';
import { type FileName, keysOfTexts, namesIn } from './names.ts';
import { readPersonLine, saidOf } from './personLines.ts';

/** What would become of a file's lines now. */
export interface Judged {
  readonly lines: readonly JudgedLine[];
  readonly leftOut: LeftOut;
  /** By their keys; none of a list of people. */
  readonly names: ReadonlyMap<string, FileName>;
  readonly people: readonly EmployeeRow[];
}

/** Reads a file's lines and compares them with what is stored. @throws as `readSheet` does */
export async function judgeImport(
  context: Context,
  row: Pick<ImportRow, 'sheetId' | 'purpose' | 'names'>,
): Promise<Judged> {
  return row.purpose === 'IMPORT_DEALS' ? judgeDeals(context, row) : judgePeople(context, row);
}

async function judgeDeals(
  context: Context,
  { sheetId, names: said }: Pick<ImportRow, 'sheetId' | 'names'>,
): Promise<Judged> {
  const sheet = await readSheet(context, sheetId, 'IMPORT_DEALS');
  const people = await listEmployees(context.database);
  const keyOf = keysOfTexts();
  const names = await inParts(namesIn(sheet.lines, { people, said, keyOf }));
  const nameOf = (text: string) => names.get(keyOf(text));
  const read = await mapInParts(sheet.lines, line => readDealLine(line, nameOf));
  const lines = await inParts(judgeLines(read, await storedDeals(context, read)));
  return { lines, leftOut: sheet.leftOut, names, people };
}

async function judgePeople(context: Context, { sheetId }: Pick<ImportRow, 'sheetId'>): Promise<Judged> {
  const sheet = await readSheet(context, sheetId, 'IMPORT_PEOPLE');
  const people = await listEmployees(context.database);
  const read = await mapInParts(sheet.lines, line => readPersonLine(line, context.viewer));
  const stored = new Map(people.map(saidOf).map(person => [String(person.email), person]));
  return { lines: await inParts(judgeLines(read, stored)), leftOut: sheet.leftOut, names: new Map(), people };
}

async function storedDeals({ database }: Context, lines: readonly LineRead[]): Promise<Stored> {
  const numbers = lines.map(({ key }) => key).filter(key => key !== null);
  const rows = await database.rows<DealRow>(
    sql`select ${DEAL_COLUMNS} from deal where number = any(${numbers}::integer[])`,
  );
  return new Map(await mapInParts(rows, deal => [deal.number, { ...deal }]));
}

/** The names, by their keys, of the people whom the new deals need and nobody is. */
export const neededPeople = (lines: readonly JudgedLine[]): Set<string> =>
  new Set(lines.filter(({ outcome }) => outcome === 'NEW').flatMap(newPeopleIn));

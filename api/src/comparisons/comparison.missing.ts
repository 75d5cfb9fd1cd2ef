import type { Context } from '../platform/context.ts';
import type { DealInput } from '../deals/deal.types.ts';
import { dealPeople } from '../employees/employee.query.ts';
import { parseDealLine } from '../imports/dealLines.ts';
import { NAME_FIELDS, type NameField, collectNames, splitCloserNames } from '../imports/names.ts';
import { groupByNameKey, toNameKey } from '../rules/import/nameMatching.ts';
import { type SheetLayout, proposeLayout } from '../rules/sheets/layout.ts';
import { readLines } from '../rules/sheets/readLines.ts';
import { listFirstLines, getSheetInUse, getLayout, listSheetLines } from '../sheets/sheet.query.ts';
import { requireOnlyInFile } from './comparison.match.ts';
import { getComparison, listComparisonLines } from './comparison.query.ts';

/** The list of people that the deal form offers for each field. */
const PEOPLE_LIST_BY_FIELD = {
  salesManagerId: 'salesManagers',
  finManagerId: 'financeManagers',
  closerId: 'salespeople',
  additionalId: 'salespeople',
} as const satisfies Record<NameField, string>;

/**
 * Reads the deal of a line from the file, as the deal form takes it, with the column rules of an import. It
 * leaves out unreadable cells and people with an ambiguous name (compare.md, Matching).
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file
 */
export async function readMissingDeal(context: Context, id: number, place: number): Promise<Partial<DealInput>> {
  const { database } = context;
  const { sheetId } = await getComparison(context, id);
  const { line } = requireOnlyInFile(await listComparisonLines(database, id, [place]));
  const sheet = await getSheetInUse(database, sheetId);
  const first = await listFirstLines(database, sheet);
  const { layout } = await getLayout(database, sheet, first, context.clock.today());
  const [cells] = await listSheetLines(database, sheet, { from: line ?? 0, limit: 1 });
  const { columns } = proposeLayout('IMPORT_DEALS', first, layout.headRow);
  const importLayout = { ...layout, columns: mergeChosenColumns(layout, columns), sumLines: false };
  const { lines } = readLines('IMPORT_DEALS', importLayout, cells ? [cells] : []);
  const offeredPeople = await dealPeople(database);
  const people = groupByNameKey([...new Set(Object.values(offeredPeople).flat())]);
  const nameContext = { people, meanings: {}, toKey: toNameKey };
  const [parsedLine] = lines.map(each => splitCloserNames(each, nameContext));
  if (!parsedLine) return {};
  const names = collectNames([parsedLine], nameContext);
  const { fieldValues } = parseDealLine(parsedLine, text => names.get(toNameKey(text)));
  const isOffered = (field: NameField) => offeredPeople[PEOPLE_LIST_BY_FIELD[field]].some(person => person.id === fieldValues[field]);
  const unknownPeople = NAME_FIELDS.filter(field => !isOffered(field)).map(field => [field, undefined]);
  return { ...(fieldValues as Partial<DealInput>), ...Object.fromEntries(unknownPeople) };
}

/** Returns the columns of an import, overridden by the columns chosen for the comparison. */
function mergeChosenColumns({ columns }: SheetLayout, proposed: SheetLayout['columns']): SheetLayout['columns'] {
  const chosen = columns.map(column => (column === 'day' ? 'deliveryDate' : column));
  return proposed.map((column, index) => chosen[index] ?? (chosen.includes(column) ? null : column));
}

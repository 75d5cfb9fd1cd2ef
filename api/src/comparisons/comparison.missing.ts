import type { Context } from '../platform/context.ts';
import type { DealInput } from '../deals/deal.types.ts';
import { dealPeople } from '../employees/employee.query.ts';
import { readDealLine } from '../imports/dealLines.ts';
import { NAME_FIELDS, type NameField, namesIn, withBothSides } from '../imports/names.ts';
import { groupByNameKey, toNameKey } from '../rules/import/nameMatching.ts';
import { type SheetLayout, proposeLayout } from '../rules/sheets/layout.ts';
import { readLines } from '../rules/sheets/readLines.ts';
import { firstLinesOf, keptSheet, layoutOf, linesOf } from '../sheets/sheet.query.ts';
import { onlyInFile } from './comparison.match.ts';
import { comparisonById, linesFor } from './comparison.query.ts';

/** Who stands in a field of a deal. */
const OFFERED = {
  salesManagerId: 'salesManagers',
  finManagerId: 'financeManagers',
  closerId: 'salespeople',
  additionalId: 'salespeople',
} as const satisfies Record<NameField, string>;

/**
 * What the file says of the deal of a line, as the deal form takes it: its columns read as those of an import. What cannot be read,
 * and people who are not the only ones of their name, are left out (compare.md, Matching).
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a line that is not only in the file
 */
export async function missingDeal(context: Context, id: number, place: number): Promise<Partial<DealInput>> {
  const { database } = context;
  const { sheetId } = await comparisonById(context, id);
  const { line } = onlyInFile(await linesFor(database, id, [place]));
  const sheet = await keptSheet(database, sheetId);
  const first = await firstLinesOf(database, sheet);
  const { layout } = await layoutOf(database, sheet, first, context.clock.today());
  const [cells] = await linesOf(database, sheet, { from: line ?? 0, limit: 1 });
  const { columns } = proposeLayout('IMPORT_DEALS', first, layout.headRow);
  const asImport = { ...layout, columns: columnsAsChosen(layout, columns), sumLines: false };
  const { lines } = readLines('IMPORT_DEALS', asImport, cells ? [cells] : []);
  const offered = await dealPeople(database);
  const people = groupByNameKey([...new Set(Object.values(offered).flat())]);
  const known = { people, said: {}, keyOf: toNameKey };
  const [split] = lines.map(each => withBothSides(each, known));
  if (!split) return {};
  const names = namesIn([split], known);
  const { fieldValues } = readDealLine(split, text => names.get(toNameKey(text)));
  const isOffered = (field: NameField) => offered[OFFERED[field]].some(person => person.id === fieldValues[field]);
  const nobody = NAME_FIELDS.filter(field => !isOffered(field)).map(field => [field, undefined]);
  return { ...(fieldValues as Partial<DealInput>), ...Object.fromEntries(nobody) };
}

/** The columns of an import, but for those that somebody chose for the comparison. */
function columnsAsChosen({ columns }: SheetLayout, proposed: SheetLayout['columns']): SheetLayout['columns'] {
  const chosen = columns.map(column => (column === 'day' ? 'deliveryDate' : column));
  return proposed.map((column, at) => chosen[at] ?? (chosen.includes(column) ? null : column));
}

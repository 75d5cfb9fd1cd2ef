import type { Context } from '../platform/context.ts';
import { employeesById } from '../employees/employee.query.ts';
import { badInput, conflict } from '../platform/errors.ts';
import { toNameKey } from '../rules/import/nameMatching.ts';
import { ownSheet, refuseParts } from '../sheets/sheet.query.ts';
import { demandImports, type ImportRow, importById } from './import.query.ts';
import { preparing, settling } from './import.statements.ts';
import type { Meaning } from './names.ts';

/**
 * The import of a sheet: made now, or the one that was made of it before. Nothing of the store is changed.
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT while lines are missing, BAD_INPUT for a sheet that is to be compared
 */
export async function prepareImport(context: Context, sheetId: number): Promise<ImportRow> {
  demandImports(context);
  const { database, clock, viewer } = context;
  const sheet = await ownSheet(context, sheetId);
  if (sheet.purpose === 'COMPARE') throw badInput('The sheet was read to be compared, not to be imported.');
  refuseParts(sheet);
  const [prepared] = await database.write<{ id: number }>(preparing(sheetId, viewer.employeeId, clock.now()));
  return importById(context, prepared?.id ?? 0);
}

/** What someone says of a name; no meaning is open again. */
export interface SettledName {
  readonly name: string;
  readonly meaning: Meaning | null;
}

/**
 * Says whom names of the file mean.
 * @throws NOT_FOUND, BAD_INPUT for someone who is not there, CONFLICT when the import is done or being done
 */
export async function settleNames(
  context: Context,
  id: number,
  settled: readonly SettledName[],
): Promise<ImportRow> {
  const row = await importById(context, id);
  const people = await employeesById(context.database);
  for (const { meaning } of settled)
    if (meaning?.as === 'PERSON' && !people.has(meaning.employeeId))
      throw badInput('There is no such employee.');
  const names = Object.fromEntries(settled.map(({ name, meaning }) => [toNameKey(name), meaning]));
  const [stored] = await context.database.write(settling(row.id, names, context.clock.now()));
  if (!stored) throw conflict('It is imported already, or is being imported now.');
  return importById(context, id);
}

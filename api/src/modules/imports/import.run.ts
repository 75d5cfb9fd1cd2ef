import type { Context } from '../../platform/context.ts';
import { isForeignKeyViolation } from '../../platform/database/databaseErrors.ts';
import { splitIntoChunks } from '../../platform/database/sqlHelpers.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { AppError, badInput, conflict } from '../../platform/errors.ts';
import { defineHeavyTask } from '../../platform/heavyTasks/heavyTask.ts';
import { formatClosedMonthError } from '../../rules/closing/closedMonth.ts';
import { type ClassifiedLine, countClosedMonthLines } from '../../rules/import/outcomes.ts';
import { bulkCreateDeals, bulkDeleteDeals } from '../deals/bulk/bulkDeals.service.ts';
import type { DealKey } from '../deals/bulk/bulkDeals.statements.ts';
import type { EmployeeFieldsRow } from '../employees/employee.fields.ts';
import { addEmployees, deleteEmployees } from '../employees/employee.service.ts';
import { markSheetInUse } from '../sheets/sheet.read.ts';
import { toDealRow, toNewEmployee } from './import.lines.ts';
import { createPlaceholderEmail } from './import.names.ts';
import { getImport, type ImportRow } from './import.query.ts';
import {
  changedSinceImportSql,
  failActionSql,
  finishImportSql,
  finishUndoSql,
  importedDealsSql,
  insertImportedDealsSql,
  insertImportedPeopleSql,
  lockImportedPeopleSql,
  startActionSql,
  updateProgressSql,
} from './import.statements.ts';
import { listNeededPeople, type ValidatedImport, validateImport } from './import.validate.ts';

const ALREADY_RUNNING_MESSAGE = 'This file is already being imported or undone. Wait until that finishes.';

/**
 * Creates all new deals of an import, or adds all its new people (docs/adr/imports.md). If an error occurs,
 * nothing is created.
 * @param expected number of new lines that the viewer saw in the preview
 * @throws CONFLICT when the import is done or running, or when the number has changed
 */
export async function runImport(context: Context, id: number, expected: number): Promise<ImportRow> {
  const row = await getImport(context, id);
  if (row.doneAt) throw conflict('This file has already been imported.');
  return importLines(context, row, expected);
}

export const importLines = defineHeavyTask(
  import.meta.url,
  'importLines',
  (context, row: ImportRow, expected: number) =>
    runAction(context, row, 'IMPORT', async reportProgress => {
      const validated = await validateImport(context, row);
      const lines = validated.lines.filter(({ outcome }) => outcome === 'NEW');
      if (lines.length === 0) throw buildNothingToImportError(validated);
      if (lines.length !== expected)
        throw conflict(
          `The number of rows to import has changed from ${expected} to ${lines.length}. Nothing was imported. Check the preview and try again.`,
        );
      const total = lines.length;
      reportProgress(0, total);
      await context.database.writeInTransaction(async writer => {
        const people = await addPeople(writer, context, row, validated);
        const deals =
          row.purpose === 'IMPORT_DEALS'
            ? await addDeals(writer, context, row, { lines, people, reportProgress })
            : [];
        for (const chunk of splitIntoChunks(deals, DEALS_PER_STATEMENT))
          await writer.rows(insertImportedDealsSql(row.id, chunk));
        await writer.rows(insertImportedPeopleSql(row.id, [...people.values()]));
        await markSheetInUse(writer, row.sheetId, validated.layout);
        if (!(await writer.row(finishImportSql(row.id, deals.length, people.size, context.clock.now()))))
          throw conflict(ALREADY_RUNNING_MESSAGE);
      });
    }),
  ({ lineCount }) => lineCount,
);

/**
 * Builds the error for an import without new lines. The month of the lines may have been closed after the
 * preview.
 */
function buildNothingToImportError({ lines }: ValidatedImport): Error {
  const [closedMonth] = countClosedMonthLines(lines);
  return closedMonth
    ? conflict(formatClosedMonthError(closedMonth.month))
    : badInput('There is nothing new to import.');
}

/**
 * Undoes an import as a whole, unless one of its deals or people has changed.
 * @throws CONFLICT with the names of the changed deals or people, or when the import is already undone or
 * running
 */
export async function undoImport(context: Context, id: number): Promise<ImportRow> {
  const row = await getImport(context, id);
  if (!row.doneAt) throw conflict('This file hasn’t been imported, so there is nothing to undo.');
  if (row.undoneAt) throw conflict('This import has already been undone.');
  return undoImportLines(context, row);
}

export const undoImportLines = defineHeavyTask(
  import.meta.url,
  'undoImportLines',
  (context, row: ImportRow) =>
    runAction(context, row, 'UNDO', async reportProgress => {
      const importContext = withImportSource(context, row);
      await context.database.writeInTransaction(async writer => {
        const people = await writer.rows<{ id: number }>(lockImportedPeopleSql(row.id));
        await assertUnchanged(writer, row.id);
        const deals = await writer.rows<DealKey>(importedDealsSql(row.id));
        await bulkDeleteDeals(writer, importContext, deals, through => reportProgress(through, deals.length));
        await deleteEmployees(
          writer,
          importContext,
          people.map(person => person.id),
        ).catch(rejectReferencedPeople);
        if (!(await writer.row(finishUndoSql(row.id, context.viewer.employeeId, context.clock.now()))))
          throw conflict(ALREADY_RUNNING_MESSAGE);
      });
    }),
  ({ dealCount, personCount }) => dealCount + personCount,
);

const DEALS_PER_STATEMENT = 5_000;

type ReportImportProgress = (through: number, total: number) => void;

/** Runs an action on an import. Stores the progress of the action and, if the action fails, the reason. */
async function runAction(
  context: Context,
  { id }: ImportRow,
  name: 'IMPORT' | 'UNDO',
  work: (reportProgress: ReportImportProgress) => Promise<void>,
): Promise<ImportRow> {
  const { database, clock } = context;
  const [started] = await database.write(startActionSql(id, name, clock.now()));
  if (!started) throw conflict(ALREADY_RUNNING_MESSAGE);
  try {
    await work(createProgressReporter(context, id));
  } catch (error) {
    const reason =
      error instanceof AppError ? error.message : 'Something went wrong. Nothing was changed. Try again.';
    await database.write(failActionSql(id, reason)).catch(() => {}); // if the database is unavailable, the missing heartbeat shows that the action has stopped
    throw error;
  }
  return getImport(context, id);
}

/** Minimum time between two stored heartbeats. */
const HEARTBEAT_INTERVAL_MS = 500;

/**
 * Returns a function that stores progress outside the transaction of the action, and ignores failed writes.
 */
function createProgressReporter({ database, clock }: Context, id: number): ReportImportProgress {
  let lastReportedMs = 0;
  return (through, total) => {
    const now = clock.now();
    if (now.getTime() - lastReportedMs < HEARTBEAT_INTERVAL_MS) return;
    lastReportedMs = now.getTime();
    database.write(updateProgressSql(id, through, total, now)).catch(() => {});
  };
}

/** Returns a context with which the history stores the file as the origin of a change. */
const withImportSource = (context: Context, { fileName }: ImportRow): Context => ({
  ...context,
  source: { channel: 'import', origin: fileName },
});

/**
 * Adds the people that the import contains or needs.
 * @returns the ids of these people, by email for a file of people and by name key for a file of deals
 */
async function addPeople(
  writer: Writer,
  context: Context,
  row: ImportRow,
  validated: ValidatedImport,
): Promise<ReadonlyMap<string, number>> {
  const peopleByKey =
    row.purpose === 'IMPORT_PEOPLE' ? listNewEmployees(validated.lines) : buildNeededEmployees(validated);
  const added = await addEmployees(writer, withImportSource(context, row), [...peopleByKey.values()]);
  const idByEmail = new Map(added.map(({ email, id }) => [email, id]));
  return new Map([...peopleByKey].map(([key, { email }]) => [key, idByEmail.get(email) as number]));
}

const listNewEmployees = (lines: readonly ClassifiedLine[]): Map<string, EmployeeFieldsRow> =>
  new Map(
    lines.filter(({ outcome }) => outcome === 'NEW').map(line => [String(line.key), toNewEmployee(line)]),
  );

function buildNeededEmployees({ lines, names, people }: ValidatedImport): Map<string, EmployeeFieldsRow> {
  const takenEmails = new Set(people.map(({ email }) => email.toLowerCase()));
  const employeesByKey = new Map<string, EmployeeFieldsRow>();
  for (const key of listNeededPeople(lines)) {
    const { name = key, position = 0 } = names.get(key) ?? {};
    const email = createPlaceholderEmail(name, takenEmails);
    takenEmails.add(email);
    employeesByKey.set(key, { name, email, position, team: null, isActive: false });
  }
  return employeesByKey;
}

interface NewDeals {
  readonly lines: readonly ClassifiedLine[];
  readonly people: ReadonlyMap<string, number>;
  readonly reportProgress: ReportImportProgress;
}

async function addDeals(
  writer: Writer,
  context: Context,
  row: ImportRow,
  { lines, people, reportProgress }: NewDeals,
): Promise<DealKey[]> {
  const today = context.clock.today();
  const deals = lines.map(line => ({
    deal: toDealRow(line, today, key => people.get(key) as number),
    origin: `${row.fileName}, line ${line.line}`,
  }));
  return bulkCreateDeals(writer, withImportSource(context, row), deals, through =>
    reportProgress(through, deals.length),
  );
}

async function assertUnchanged(writer: Writer, id: number): Promise<void> {
  const changed = await writer.rows<{ name: string; count: number }>(changedSinceImportSql(id));
  const [first] = changed;
  if (!first) return;
  const changedNames = changed.map(({ name }) => name).join(', ');
  const more = first.count > changed.length ? ` and ${first.count - changed.length} more` : '';
  throw conflict(
    `Deals or people from this import have since been changed or deleted: ${changedNames}${more}. Nothing was undone.`,
  );
}

const STILL_REFERENCED_MESSAGE =
  'A person added by this import is now used elsewhere and can’t be removed. Nothing was undone.';

function rejectReferencedPeople(error: unknown): never {
  throw isForeignKeyViolation(error) ? conflict(STILL_REFERENCED_MESSAGE, error) : error;
}

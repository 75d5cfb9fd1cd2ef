import type { Context } from '../platform/context.ts';
import { splitIntoChunks } from '../database/chunks.ts';
import { isStillNamed } from '../database/failures.ts';
import type { Writer } from '../database/writer.ts';
import { deleteMany, recordMany } from '../deals/many/manyDeals.service.ts';
import type { DealKey } from '../deals/many/manyDeals.statements.ts';
import type { EmployeeFieldsRow } from '../employees/employee.fields.ts';
import { addEmployees, removeEmployees } from '../employees/manyEmployees.service.ts';
import { AppError, badInput, conflict } from '../platform/errors.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { formatClosedMonthError } from '../rules/closing/closedMonth.ts';
import { type ClassifiedLine, countClosedMonthLines } from '../rules/import/outcomes.ts';
import { keepSheet } from '../sheets/sheet.read.ts';
import { dealOf } from './dealLines.ts';
import { type Judged, judgeImport, neededPeople } from './import.judge.ts';
import { type ImportRow, importById } from './import.query.ts';
import {
  beginning,
  changedSince,
  failing,
  finishing,
  finishingUndo,
  going,
  importedDeals,
  keepingDeals,
  keepingPeople,
  lockingPeople,
} from './import.statements.ts';
import { addressFor } from './names.ts';
import { personOf } from './personLines.ts';

const MEANWHILE = 'It is being imported or undone already.';

/**
 * Records the new deals of an import, or adds its new people: all or none (decision 151).
 * @param expected how many the viewer has seen that it would be
 * @throws CONFLICT when it is done or being done, or when it would be another number now
 */
export async function runImport(context: Context, id: number, expected: number): Promise<ImportRow> {
  const row = await importById(context, id);
  if (row.doneAt) throw conflict('It is imported already.');
  return importLines(context, row, expected);
}

export const importLines = defineHeavyTask(
  import.meta.url,
  'importLines',
  (context, row: ImportRow, expected: number) =>
    act(context, row, 'IMPORT', async progress => {
      const judged = await judgeImport(context, row);
      const lines = judged.lines.filter(({ outcome }) => outcome === 'NEW');
      if (lines.length === 0) throw nothingToImport(judged);
      if (lines.length !== expected)
        throw conflict(
          `It would be ${lines.length} now and not ${expected}. Nothing is imported; please look again.`,
        );
      const total = lines.length;
      progress(0, total);
      await context.database.writeTogether(async writer => {
        const people = await addPeople(writer, context, row, judged);
        const deals =
          row.purpose === 'IMPORT_DEALS'
            ? await addDeals(writer, context, row, { lines, people, progress })
            : [];
        for (const part of splitIntoChunks(deals, DEALS_AT_ONCE))
          await writer.rows(keepingDeals(row.id, part));
        await writer.rows(keepingPeople(row.id, [...people.values()]));
        await keepSheet(writer, row.sheetId, judged.layout);
        if (!(await writer.row(finishing(row.id, deals.length, people.size, context.clock.now()))))
          throw conflict(MEANWHILE);
      });
    }),
  ({ lineCount }) => lineCount,
);

/** Why no line of an import is new: a month may have been closed since the preview was read. */
function nothingToImport({ lines }: Judged): Error {
  const [closed] = countClosedMonthLines(lines);
  return closed ? conflict(formatClosedMonthError(closed.month)) : badInput('There is nothing to import.');
}

/**
 * Undoes an import as one, while nothing of it has been changed.
 * @throws CONFLICT with what has been changed, or when it is undone or being undone
 */
export async function undoImport(context: Context, id: number): Promise<ImportRow> {
  const row = await importById(context, id);
  if (!row.doneAt) throw conflict('It is not imported.');
  if (row.undoneAt) throw conflict('It is undone already.');
  return undoLines(context, row);
}

export const undoLines = defineHeavyTask(
  import.meta.url,
  'undoLines',
  (context, row: ImportRow) =>
    act(context, row, 'UNDO', async progress => {
      const changing = contextFrom(context, row);
      await context.database.writeTogether(async writer => {
        const people = await writer.rows<{ id: number }>(lockingPeople(row.id));
        await refuseChanged(writer, row.id);
        const deals = await writer.rows<DealKey>(importedDeals(row.id));
        await deleteMany(writer, changing, deals, through => progress(through, deals.length));
        await removeEmployees(
          writer,
          changing,
          people.map(person => person.id),
        ).catch(refuseNamed);
        if (!(await writer.row(finishingUndo(row.id, context.viewer.employeeId, context.clock.now()))))
          throw conflict(MEANWHILE);
      });
    }),
  ({ dealCount, personCount }) => dealCount + personCount,
);

/** The deals of one statement. */
const DEALS_AT_ONCE = 5_000;

type Report = (through: number, total: number) => void;

/** Does something with an import that says how far it is, and, when it comes to nothing, why. */
async function act(
  context: Context,
  { id }: ImportRow,
  name: 'IMPORT' | 'UNDO',
  work: (progress: Report) => Promise<void>,
): Promise<ImportRow> {
  const { database, clock } = context;
  const [begun] = await database.write(beginning(id, name, clock.now()));
  if (!begun) throw conflict(MEANWHILE);
  try {
    await work(progressOf(context, id));
  } catch (error) {
    const why = error instanceof AppError ? error.message : 'Something went wrong. Nothing was changed.';
    await database.write(failing(id, why)).catch(() => {}); // without a database, silence says that it stopped
    throw error;
  }
  return importById(context, id);
}

/** How long a sign of life may take to come. */
const EVERY_MS = 500;

/** Writes how far an act is, beside its transaction; what cannot be written is left out. */
function progressOf({ database, clock }: Context, id: number): Report {
  let last = 0;
  return (through, total) => {
    const now = clock.now();
    if (now.getTime() - last < EVERY_MS) return;
    last = now.getTime();
    database.write(going(id, through, total, now)).catch(() => {});
  };
}

/** The history says from which file a change comes. */
const contextFrom = (context: Context, { fileName }: ImportRow): Context => ({
  ...context,
  source: { door: 'import', origin: fileName },
});

/** Adds the people whom the import brings or needs; their keys by e-mail for people, by name for deals. */
async function addPeople(
  writer: Writer,
  context: Context,
  row: ImportRow,
  judged: Judged,
): Promise<ReadonlyMap<string, number>> {
  const byKey = row.purpose === 'IMPORT_PEOPLE' ? peopleOf(judged.lines) : peopleNeeded(judged);
  const added = await addEmployees(writer, contextFrom(context, row), [...byKey.values()]);
  const idOf = new Map(added.map(({ email, id }) => [email, id]));
  return new Map([...byKey].map(([key, { email }]) => [key, idOf.get(email) as number]));
}

const peopleOf = (lines: readonly ClassifiedLine[]): Map<string, EmployeeFieldsRow> =>
  new Map(lines.filter(({ outcome }) => outcome === 'NEW').map(line => [String(line.key), personOf(line)]));

function peopleNeeded({ lines, names, people }: Judged): Map<string, EmployeeFieldsRow> {
  const taken = new Set(people.map(({ email }) => email.toLowerCase()));
  const needed = new Map<string, EmployeeFieldsRow>();
  for (const key of neededPeople(lines)) {
    const { name = key, position = 0 } = names.get(key) ?? {};
    const email = addressFor(name, taken);
    taken.add(email);
    needed.set(key, { name, email, position, team: null, isActive: false });
  }
  return needed;
}

interface NewDeals {
  readonly lines: readonly ClassifiedLine[];
  readonly people: ReadonlyMap<string, number>;
  readonly progress: Report;
}

async function addDeals(
  writer: Writer,
  context: Context,
  row: ImportRow,
  { lines, people, progress }: NewDeals,
): Promise<DealKey[]> {
  const today = context.clock.today();
  const deals = lines.map(line => ({
    deal: dealOf(line, today, key => people.get(key) as number),
    origin: `${row.fileName}, line ${line.line}`,
  }));
  return recordMany(writer, contextFrom(context, row), deals, through => progress(through, deals.length));
}

async function refuseChanged(writer: Writer, id: number): Promise<void> {
  const changed = await writer.rows<{ name: string; count: number }>(changedSince(id));
  const [first] = changed;
  if (!first) return;
  const named = changed.map(({ name }) => name).join(', ');
  const more = first.count > changed.length ? ` and ${first.count - changed.length} more` : '';
  throw conflict(`Changed or deleted since: ${named}${more}. Nothing is undone.`);
}

const STILL_NAMED = 'Somebody whom it added is named elsewhere since, so they cannot go. Nothing is undone.';

function refuseNamed(error: unknown): never {
  throw isStillNamed(error) ? conflict(STILL_NAMED, error) : error;
}

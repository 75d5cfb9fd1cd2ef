import sql from 'sql-template-tag';
import type { Context } from '../../../platform/context.ts';
import type { Writer } from '../../../platform/database/writer.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { requireAbility } from '../../../platform/viewer/policy.ts';
import { logDay } from '../../../rules/deals/deal.ts';
import { type Employees, getEmployeesByIds, loadEmployeesById } from '../../employees/employee.query.ts';
import { type DealFieldsRow, personFields } from '../deal.fields.ts';
import { EMPTY_DEAL, listFieldChanges } from '../deal.history.ts';
import {
  type DealFormFields,
  EMPTY_DEAL_ID_MESSAGE,
  newDealSchema,
  type ParsedNewDeal,
} from '../deal.input.ts';
import { CANNOT_CHANGE_DEALS_MESSAGE, canRecordDeals } from '../deal.policy.ts';
import type { Deals, DealView } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';
import { buildChangeRecord, deriveFinalTeams, toDealHistoryLines } from '../writing/deal.change.ts';
import { listPersonIds } from '../writing/deal.current.ts';
import { insertDealsSql, raiseVersionsSql } from '../writing/deal.statements.ts';

/**
 * Creates a deal. The added date is today unless the client sends another day (rules.md, A deal).
 * @throws BAD_INPUT without a number, CONFLICT when the number is taken
 */
export async function createDeal(
  context: Context,
  number: number | null,
  fields: DealFormFields,
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  if (number === null) throw badInput(EMPTY_DEAL_ID_MESSAGE);
  return context.database.writeInTransaction(async writer => {
    const people = await getEmployeesByIds(writer, listPersonIds(fields));
    const [row] = await insertDeals(writer, context, [{ number, fields }], people);
    if (!row) throw new Error(`Deal #${number} was not stored.`);
    return { row, people };
  });
}

/** Maximum number of new deals in one request: one page of a spreadsheet (docs/adr/deals.md). */
const MAX_NEW_DEALS = 200;

/**
 * Creates several deals in one transaction. Creates no deal when one of the deals cannot be created.
 * @throws BAD_INPUT or CONFLICT with a message for every row that cannot be created. Rows are counted from 1
 */
export async function createDeals(context: Context, deals: readonly ParsedNewDeal[]): Promise<Deals> {
  requireAbility(canRecordDeals(context.viewer), CANNOT_CHANGE_DEALS_MESSAGE);
  if (deals.length < 1 || deals.length > MAX_NEW_DEALS)
    throw badInput(`Send 1 to ${MAX_NEW_DEALS} deals at a time.`);
  const createAll = () =>
    context.database.writeInTransaction(async writer => {
      const people = await loadEmployeesById(writer);
      rejectUnknownPeople(deals, people);
      await rejectTakenNumbers(writer, deals);
      return { rows: await insertDeals(writer, context, deals, people), people };
    });
  // Another request may take a number between the check above and the insert. The second attempt then reports
  // the row with that number.
  return createAll().catch(error => (isLateNumberConflict(error) ? createAll() : Promise.reject(error)));
}

/** Returns the row to store for a new deal with these fields. */
function buildDeal({ clock }: Context, { number, fields }: ParsedNewDeal, people: Employees): DealFieldsRow {
  const deal: DealFieldsRow = { ...EMPTY_DEAL, addedDate: clock.today(), ...fields, number };
  return { ...deal, ...deriveFinalTeams(null, deal, people) };
}

/**
 * Inserts new deals with their history. Returns the deals by number.
 * @param people all employees that the deals name
 * @throws CONFLICT when a number is taken
 */
async function insertDeals(
  writer: Writer,
  context: Context,
  newDeals: readonly ParsedNewDeal[],
  people: Employees,
): Promise<DealRow[]> {
  const deals = newDeals.map(deal => buildDeal(context, deal, people));
  const ids = await writer.rows<{ id: number }>(insertDealsSql(deals, context.clock.now()));
  const lines = deals.flatMap(deal => toDealHistoryLines(deal, listFieldChanges(EMPTY_DEAL, deal)));
  const record = buildChangeRecord(context, 'record', lines, deals.map(logDay));
  const rows = await writer.rows<DealRow>(
    raiseVersionsSql(
      ids.map(({ id }) => id),
      record,
    ),
  );
  return rows.sort((one, other) => one.number - other.number);
}

/** @throws BAD_INPUT for rows with unknown employees */
function rejectUnknownPeople(deals: readonly ParsedNewDeal[], people: Employees): void {
  rejectInvalidRows('BAD_INPUT', deals, ({ fields }) => {
    const unknownField = personFields.find(
      field => !isBlank(fields[field]) && !people.has(Number(fields[field])),
    );
    return unknownField && `No employee has the id in ${unknownField}.`;
  });
}

/** @throws CONFLICT for rows with a taken number */
async function rejectTakenNumbers(writer: Writer, deals: readonly ParsedNewDeal[]): Promise<void> {
  const numbers = deals.map(deal => deal.number);
  const takenRows = await writer.rows<{ number: number }>(
    sql`select number from deal where number = any(${numbers})`,
  );
  const takenNumbers = new Set(takenRows.map(deal => deal.number));
  rejectInvalidRows('CONFLICT', numbers, (number, index) => {
    const first = numbers.indexOf(number);
    if (takenNumbers.has(number)) return `Deal number ${number} is already taken.`;
    return first < index ? `Deal number ${number} is already used in row ${first + 1}.` : undefined;
  });
}

const isBlank = (id: number | null | undefined) => id === null || id === undefined;

/** Returns whether the database found a taken number that our own check had missed. */
const isLateNumberConflict = (error: unknown) =>
  error instanceof AppError && error.code === 'CONFLICT' && error.extensions.rows === undefined;

/** The reason why a new deal cannot be created. */
interface NewDealProblem {
  /** Position in the request, counted from 1. */
  readonly row: number;
  readonly message: string;
}

/**
 * Parses several new deals by the rules of the deal fields.
 * @throws BAD_INPUT with a message for every row that breaks a rule
 */
export function parseNewDeals(rows: readonly unknown[]): ParsedNewDeal[] {
  const parsed = rows.map(row => {
    try {
      return parseInput(newDealSchema, row);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  rejectInvalidRows('BAD_INPUT', parsed, row => (row instanceof AppError ? row.message : undefined));
  return parsed.flatMap(row => (row instanceof AppError ? [] : [row]));
}

/**
 * Rejects all rows when one of the rows has a problem.
 * @throws an error with a message for each row with a problem. The extension `rows` contains `{row, message}`
 * for each of these rows
 */
export function rejectInvalidRows<Row>(
  code: 'BAD_INPUT' | 'CONFLICT',
  rows: readonly Row[],
  findProblem: (row: Row, index: number) => string | undefined,
): void {
  const problems = rows.flatMap((row, index): NewDealProblem[] => {
    const message = findProblem(row, index);
    return message === undefined ? [] : [{ row: index + 1, message }];
  });
  if (problems.length === 0) return;
  const messages = problems.map(({ row, message }) => `Row ${row}: ${message}`);
  throw new AppError(code, `No deals were saved. ${messages.join(' ')}`, undefined, { rows: problems });
}

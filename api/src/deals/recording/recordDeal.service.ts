import sql from 'sql-template-tag';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../database/writer.ts';
import { type Employees, employeesAmong, employeesById } from '../../employees/employee.query.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { logDay } from '../../rules/deals/deal.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { type DealFieldsRow, personFields } from '../deal.fields.ts';
import { linesBetween, NO_DEAL } from '../deal.history.ts';
import { type DealFields, EMPTY_DEAL_ID, type NewDeal } from '../deal.input.ts';
import { canRecordDeals, MAY_NOT_RECORD } from '../deal.policy.ts';
import type { Deals, DealView } from '../deal.query.ts';
import type { DealRow } from '../deal.row.ts';
import { linesOf, recordOf } from '../writing/deal.change.ts';
import { peopleIn } from '../writing/deal.current.ts';
import { frozenTeams } from '../writing/deal.finalTeams.ts';
import { inserting, versioning } from '../writing/deal.statements.ts';
import { refuseRows } from './dealRows.ts';

/**
 * Records a new deal. The added date is today unless one is given (rules.md, A deal).
 * @throws BAD_INPUT without a number, CONFLICT when the number is taken
 */
export async function recordDeal(
  context: Context,
  number: number | null,
  fields: DealFields,
): Promise<DealView> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  if (number === null) throw badInput(EMPTY_DEAL_ID);
  return context.database.writeTogether(async writer => {
    const people = await employeesAmong(writer, peopleIn(fields));
    const [row] = await add(writer, context, [{ number, fields }], people);
    if (!row) throw new Error(`Deal #${number} was not stored.`);
    return { row, people };
  });
}

/** What a spreadsheet page holds at most (decision 086). */
const MOST_AT_ONCE = 200;

/**
 * Records several new deals in one transaction: all of them, or none.
 * @throws BAD_INPUT or CONFLICT with a sentence for every row that cannot be recorded, counted from 1
 */
export async function recordDeals(context: Context, deals: readonly NewDeal[]): Promise<Deals> {
  requireAbility(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  if (deals.length < 1 || deals.length > MOST_AT_ONCE)
    throw badInput(`Send 1 to ${MOST_AT_ONCE} deals at once.`);
  const record = () =>
    context.database.writeTogether(async writer => {
      const people = await employeesById(writer);
      refuseStrangers(deals, people);
      await refuseTaken(writer, deals);
      return { rows: await add(writer, context, deals, people), people };
    });
  // A number that another desk takes between our look and our save: the second look names its row.
  return record().catch(error => (isTakenMeanwhile(error) ? record() : Promise.reject(error)));
}

/** What is stored of a deal of which these fields are known. */
function newDeal({ clock }: Context, { number, fields }: NewDeal, people: Employees): DealFieldsRow {
  const deal: DealFieldsRow = { ...NO_DEAL, addedDate: clock.today(), ...fields, number };
  return { ...deal, ...frozenTeams(null, deal, people) };
}

/**
 * Stores new deals with their history. Answers them by number.
 * @param people everyone whom they name
 * @throws CONFLICT when a number is taken
 */
async function add(
  writer: Writer,
  context: Context,
  sent: readonly NewDeal[],
  people: Employees,
): Promise<DealRow[]> {
  const deals = sent.map(deal => newDeal(context, deal, people));
  const ids = await writer.rows<{ id: number }>(inserting(deals, context.clock.now()));
  const lines = deals.flatMap(deal => linesOf(deal, linesBetween(NO_DEAL, deal)));
  const record = recordOf(context, 'record', lines, deals.map(logDay));
  const rows = await writer.rows<DealRow>(
    versioning(
      ids.map(({ id }) => id),
      record,
    ),
  );
  return rows.sort((one, other) => one.number - other.number);
}

/** @throws BAD_INPUT for rows that name people who do not exist */
function refuseStrangers(deals: readonly NewDeal[], people: Employees): void {
  refuseRows('BAD_INPUT', deals, ({ fields }) => {
    const stranger = personFields.find(side => !isBlank(fields[side]) && !people.has(Number(fields[side])));
    return stranger && `There is no such ${stranger}.`;
  });
}

/** @throws CONFLICT for rows whose number is taken */
async function refuseTaken(writer: Writer, deals: readonly NewDeal[]): Promise<void> {
  const numbers = deals.map(deal => deal.number);
  const taken = await writer.rows<{ number: number }>(
    sql`select number from deal where number = any(${numbers})`,
  );
  const isTaken = new Set(taken.map(deal => deal.number));
  refuseRows('CONFLICT', numbers, (number, index) => {
    const first = numbers.indexOf(number);
    if (isTaken.has(number)) return `Deal number ${number} is already taken.`;
    return first < index ? `Deal number ${number} is that of row ${first + 1} too.` : undefined;
  });
}

const isBlank = (id: number | null | undefined) => id === null || id === undefined;

/** The database found the number taken, which we had not. */
const isTakenMeanwhile = (error: unknown) =>
  error instanceof AppError && error.code === 'CONFLICT' && error.extensions.rows === undefined;

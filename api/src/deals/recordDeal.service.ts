import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { Employee } from '../employees/employee.entity.ts';
import { employeesById } from '../employees/employee.query.ts';
import { AppError, badInput } from '../errors.ts';
import { demand } from '../viewer/policy.ts';
import { Deal } from './deal.entity.ts';
import { personFields } from './deal.fields.ts';
import { freezeFinalTeams } from './deal.finalTeams.ts';
import { lastVersionOf, NO_DEAL, recordChanges } from './deal.history.ts';
import { type DealFields, EMPTY_DEAL_ID, type NewDeal } from './deal.input.ts';
import { canRecordDeals, MAY_NOT_RECORD } from './deal.policy.ts';
import { type Deals, type DealView, viewOf } from './deal.query.ts';
import { type DealRow, rowOf } from './deal.row.ts';
import { announceDeals } from './deal.service.ts';
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
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  if (number === null) throw badInput(EMPTY_DEAL_ID);
  const row = await context.database.transaction(async em => {
    const row = await add(em, context, { number, fields });
    await announceDeals(em, [row.logDay]);
    return row;
  });
  return viewOf(context, row);
}

/** What a spreadsheet page holds at most (decision 086). */
const MOST_AT_ONCE = 200;

/**
 * Records several new deals in one transaction: all of them, or none.
 * @throws BAD_INPUT or CONFLICT with a sentence for every row that cannot be recorded, counted from 1
 */
export async function recordDeals(context: Context, deals: readonly NewDeal[]): Promise<Deals> {
  demand(canRecordDeals(context.viewer), MAY_NOT_RECORD);
  if (deals.length < 1 || deals.length > MOST_AT_ONCE)
    throw badInput(`Send 1 to ${MOST_AT_ONCE} deals at once.`);
  const record = () =>
    context.database.transaction(async em => {
      await refuseUnrecordable(em, deals);
      const rows: DealRow[] = [];
      for (const deal of inOrder(deals)) rows.push(await add(em, context, deal));
      await announceDeals(
        em,
        rows.map(row => row.logDay),
      );
      return rows;
    });
  // A number that another desk takes between our look and our save: the second look names its row.
  const rows = await record().catch(error => (isTakenMeanwhile(error) ? record() : Promise.reject(error)));
  return { rows, people: await employeesById(context.database) };
}

/** Two desks that take the same numbers take them in one order, so that neither waits for the other. */
const inOrder = (deals: readonly NewDeal[]) => [...deals].sort((one, other) => one.number - other.number);

async function add(em: SqlEntityManager, context: Context, { number, fields }: NewDeal): Promise<DealRow> {
  const { clock } = context;
  const deal = em.create(Deal, {
    addedDate: clock.today(),
    ...fields,
    number,
    createdAt: clock.now(),
  } as Deal);
  await freezeFinalTeams(em, deal, null);
  await em.persist(deal).flush();
  deal.version = (await lastVersionOf(em, number)) + 1;
  recordChanges(em, context, 'record', deal, NO_DEAL);
  return rowOf(deal);
}

/** @throws BAD_INPUT for rows that name people who do not exist, CONFLICT for those whose number is taken */
async function refuseUnrecordable(em: SqlEntityManager, deals: readonly NewDeal[]): Promise<void> {
  const known = new Set((await em.find(Employee, {}, { fields: ['id'] })).map(person => person.id));
  refuseRows('BAD_INPUT', deals, ({ fields }) => {
    const stranger = personFields.find(side => !isBlank(fields[side]) && !known.has(Number(fields[side])));
    return stranger && `There is no such ${stranger}.`;
  });
  const numbers = deals.map(deal => deal.number);
  const taken = await em.find(Deal, { number: { $in: numbers } }, { fields: ['number'] });
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

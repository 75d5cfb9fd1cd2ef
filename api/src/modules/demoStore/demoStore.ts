import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../platform/database/database.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { formatInteger } from '../../rules/numbers/formatNumbers.ts';
import { OFFICE_STAFF } from '../../rules/people/positions.ts';
import { bulkInsert, type InsertRow } from './bulkInsert.ts';
import { createDemoDeals, insertDealHistory } from './deals.ts';
import { createDemoInvites, type DemoEmployee, insertRoster } from './people.ts';
import { createPots, createVacationUnits, createWorkingDays } from './settings.ts';
import { createDemoUps, linkUps, listUpLogDays } from './ups.ts';

/**
 * The number of an advisory lock. With this lock, servers that start at the same time fill the store one
 * after another.
 */
const DEMO_LOCK = 4_150_003;

/**
 * Fills a store without employees with 26 months of data up to today: people, deals with history, ups with
 * links, settings and invites. On the same day, all calls create the same rows, except for the tokens of
 * invites. All data is written in one transaction, so an interrupted start leaves the store empty for the
 * next start. Several servers may call this function at the same time.
 * @param database without time limits, because the disk or the processor may be slow
 * @param print receives a plain line for each step
 * @returns true if the store was filled
 */
export function seedDemoStore(database: Database, today: Day, print: PrintLine = () => {}): Promise<boolean> {
  return database.transaction(async em => {
    await waitForOtherServers(em, print);
    const [{ hasEmployees } = { hasEmployees: true }] = await em.execute<{ hasEmployees: boolean }[]>(
      'select exists (select from employee) as "hasEmployees"',
    );
    if (hasEmployees) return false;
    await fill(em, today, print);
    print('Filled the demo store.');
    return true;
  });
}

type PrintLine = (line: string) => void;

/**
 * Waits until no other server fills the store. Polls with short statements, because a long wait in one
 * statement could be taken for a lost connection.
 */
async function waitForOtherServers(em: SqlEntityManager, print: PrintLine): Promise<void> {
  const hasLock = async () => {
    const [row] = await em.execute<{ isLocked: boolean }[]>(
      'select pg_try_advisory_xact_lock(?) as "isLocked"',
      [DEMO_LOCK],
    );
    return row?.isLocked;
  };
  if (await hasLock()) return;
  print('Waiting for another instance to fill the demo store …');
  do await sleep(100);
  while (!(await hasLock()));
}

async function fill(em: SqlEntityManager, today: Day, print: PrintLine): Promise<void> {
  const printStep = (text: string) => print(`Filling the demo store: ${text} …`);
  const insert = (table: string, name: string, rows: readonly InsertRow[]) =>
    bulkInsert(em, table, rows, count =>
      printStep(`${name} ${formatInteger(count)} of ${formatInteger(rows.length)}`),
    );
  printStep('people');
  const people = await insertRoster(em, today);
  await insert('deal', 'deals', createDemoDeals(people, today));
  printStep('deal history');
  await insertDealHistory(em, findOfficeEmployeeId(people));
  await insert('up_log_row', 'ups', createDemoUps(people, await insertUpLogs(em, today)));
  printStep('links between ups and deals');
  await linkUps(em);
  await bulkInsert(em, 'working_days', createWorkingDays(today));
  await bulkInsert(em, 'vacation_units', createVacationUnits(people, today));
  await bulkInsert(em, 'month_pot', createPots(today));
  await bulkInsert(em, 'invite', createDemoInvites(people, today));
  await bulkInsert(em, 'dismissed_new_store', [{ dismissed_at: today }]);
}

/** Returns the office employee who enters the deals. */
function findOfficeEmployeeId(people: readonly DemoEmployee[]): number {
  const office = people.find(person => person.position === OFFICE_STAFF);
  if (!office) throw new Error('The demo store has no office staff.');
  return office.id;
}

async function insertUpLogs(em: SqlEntityManager, today: Day): Promise<{ id: number; day: Day }[]> {
  await bulkInsert(
    em,
    'up_log',
    listUpLogDays(today).map(day => ({ log_date: day })),
  );
  return em.execute<{ id: number; day: Day }[]>(
    'select id, log_date::text as day from up_log order by log_date',
  );
}

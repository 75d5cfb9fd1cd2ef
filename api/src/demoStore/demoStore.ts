import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { countText } from '../rules/numbers/formatNumbers.ts';
import { OFFICE_STAFF } from '../rules/people/positions.ts';
import { bulkInsert, type TableRow } from './bulkInsert.ts';
import { recordHistory } from './dealHistory.ts';
import { demoDeals } from './deals.ts';
import { demoInvites } from './invites.ts';
import { type Colleague, hireRoster } from './people.ts';
import { demoPots, demoVacationUnits, demoWorkingDays } from './settings.ts';
import { linkUps } from './upLinks.ts';
import { demoUps, upLogDays } from './ups.ts';

/** Any number that only we use: instances that start together fill the store one at a time. */
const DEMO_LOCK = 4_150_003;

/**
 * Fills a store that has no employees yet with 26 months of a dealership's life up to today: people, deals with their
 * history, ups with what they are linked to, settings and invites. The same today gives the same rows, but for the
 * tokens of invites. One transaction writes all of it, so a start that ends early leaves the store empty for the next
 * one. Any number of starters may call it at once.
 * @param database without time limits where the disk may be slow or the processor busy
 * @param print gets a plain line for each step
 * @returns whether the store was filled
 */
export function seedDemoStore(database: Database, today: Day, print: Print = () => {}): Promise<boolean> {
  return database.transaction(async em => {
    await waitForOtherStarters(em, print);
    const [{ hasEmployees } = { hasEmployees: true }] = await em.execute<{ hasEmployees: boolean }[]>(
      'select exists (select from employee) as "hasEmployees"',
    );
    if (hasEmployees) return false;
    await fill(em, today, print);
    print('Filled the demo store.');
    return true;
  });
}

type Print = (line: string) => void;

/** In short statements: one that waits for as long as another starter fills the store may be taken for lost. */
async function waitForOtherStarters(em: SqlEntityManager, print: Print): Promise<void> {
  const hasLock = async () => {
    const [row] = await em.execute<{ won: boolean }[]>('select pg_try_advisory_xact_lock(?) as won', [
      DEMO_LOCK,
    ]);
    return row?.won;
  };
  if (await hasLock()) return;
  print('Waiting for another instance, which fills the demo store …');
  do await sleep(100);
  while (!(await hasLock()));
}

async function fill(em: SqlEntityManager, today: Day, print: Print): Promise<void> {
  const step = (text: string) => print(`Filling the demo store: ${text} …`);
  const insert = (table: string, name: string, rows: readonly TableRow[]) =>
    bulkInsert(em, table, rows, count => step(`${name} ${countText(count)} of ${countText(rows.length)}`));
  step('people');
  const people = await hireRoster(em, today);
  await insert('deal', 'deals', demoDeals(people, today));
  step('the history of the deals');
  await recordHistory(em, officeOf(people));
  await insert('up_log_row', 'ups', demoUps(people, await openUpLogs(em, today)));
  step('links between ups and deals');
  await linkUps(em);
  await bulkInsert(em, 'working_days', demoWorkingDays(today));
  await bulkInsert(em, 'vacation_units', demoVacationUnits(people, today));
  await bulkInsert(em, 'month_pot', demoPots(today));
  await bulkInsert(em, 'invite', demoInvites(people, today));
  await bulkInsert(em, 'dismissed_new_store', [{ dismissed_at: today }]);
}

/** The office types the deals in. */
function officeOf(people: readonly Colleague[]): number {
  const office = people.find(person => person.position === OFFICE_STAFF);
  if (!office) throw new Error('The demo store has no office staff.');
  return office.id;
}

async function openUpLogs(em: SqlEntityManager, today: Day): Promise<{ id: number; day: Day }[]> {
  await bulkInsert(
    em,
    'up_log',
    upLogDays(today).map(day => ({ log_date: day })),
  );
  return em.execute<{ id: number; day: Day }[]>(
    'select id, log_date::text as day from up_log order by log_date',
  );
}

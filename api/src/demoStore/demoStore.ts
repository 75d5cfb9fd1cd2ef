import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/database.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { OFFICE_STAFF } from '../rules/people/positions.ts';
import { bulkInsert } from './bulkInsert.ts';
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
 * tokens of invites. Any number of starters may call it at once.
 * @returns whether the store was filled
 */
export function seedDemoStore(database: Database, today: Day): Promise<boolean> {
  return database.transaction(async em => {
    // Longer than a call may wait: a slow disk is no reason not to start.
    await em.execute(`set local statement_timeout = '60s'`);
    await waitForOtherStarters(em);
    const [{ hasEmployees } = { hasEmployees: true }] = await em.execute<{ hasEmployees: boolean }[]>(
      'select exists (select from employee) as "hasEmployees"',
    );
    if (hasEmployees) return false;
    await fill(em, today);
    return true;
  });
}

/** In short statements: one that waits for as long as another starter fills the store is taken for lost. */
async function waitForOtherStarters(em: SqlEntityManager): Promise<void> {
  const hasLock = async () => {
    const [row] = await em.execute<{ won: boolean }[]>('select pg_try_advisory_xact_lock(?) as won', [
      DEMO_LOCK,
    ]);
    return row?.won;
  };
  while (!(await hasLock())) await sleep(100);
}

async function fill(em: SqlEntityManager, today: Day): Promise<void> {
  const people = await hireRoster(em, today);
  await bulkInsert(em, 'deal', demoDeals(people, today));
  await recordHistory(em, officeOf(people));
  await bulkInsert(em, 'up_log_row', demoUps(people, await openUpLogs(em, today)));
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

import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Context } from '../../platform/context.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { createRandomNumbers } from '../../testing/reports/randomStore.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { TestStore } from '../../testing/testStore.ts';
import { addUpToDay, deleteUp, reorderUpsOfDay, updateUp } from './entries/upLog.service.ts';
import { linkVisitBefore } from './links/upLinks.service.ts';
import { getRotation } from './turns/turns.query.ts';
import { checkIn, skipTurn, takeNext } from './turns/turns.service.ts';

const CLIENTS = 20;
const YESTERDAY = '2026-06-16';
const TODAY = '2026-06-17';

describe('the order of row locks', () => {
  let store: TestStore;
  let manager: Context;
  let otherDesk: pg.Client;
  let salesperson: number;
  let ids: number[];

  beforeEach(async () => {
    store = await TestStore.open();
    manager = await store.createContextForPosition(1);
    salesperson = await store.insertEmployee();
    await checkIn(manager, salesperson);
    await checkIn(manager, await store.insertEmployee());
    for (const customerName of ['Ada', 'Grace']) await addUpToDay(manager, TODAY, { customerName });
    ids = (await store.database.rows<{ id: number }>('select id from up_log_row order by id')).map(
      ({ id }) => id,
    );
    otherDesk = new pg.Client({ connectionString: store.url });
    await otherDesk.connect();
  });
  afterEach(async () => {
    await otherDesk.end();
    await store.close();
  });

  /** Returns whether the call waits for the other desk. Returns false when the call ends first. */
  const waitsForOtherDesk = async (call: Promise<unknown>): Promise<boolean> => {
    let hasEnded = false;
    void call.finally(() => {
      hasEnded = true;
    });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!hasEnded) {
      if (await store.database.row(waiting)) return true;
      await setImmediate();
    }
    return false;
  };

  const calls: [name: string, call: (rows: readonly number[]) => Promise<unknown>][] = [
    ['a reorder', rows => reorderUpsOfDay(manager, TODAY, [...rows].reverse())],
    ['a move of one row', rows => updateUp(manager, rows[3] ?? 0, { notes: 'by the door' }, 1)],
    ['a deletion', rows => deleteUp(manager, rows[3] ?? 0)],
    ['a skipped turn', () => skipTurn(manager, salesperson)],
    ['a taken turn', rows => takeNext(manager, rows[0] ?? 0)],
    ['a linked visit', rows => linkVisitBefore(manager, rows[2] ?? 0, rows[1] ?? 0)],
  ];

  it.each(calls)(
    'follows the ids for %s, so that a call that waits for a row locks no row with a larger id',
    async (_, call) => {
      const [, second = 0] = ids;
      await otherDesk.query('begin');
      await otherDesk.query('update up_log_row set notes = notes where id = $1', [second]);
      const pendingCall = call(ids);
      expect(await waitsForOtherDesk(pendingCall)).toBe(true);
      const { rows } = await otherDesk.query(
        'select id from up_log_row where id > $1 for no key update skip locked',
        [second],
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(ids.slice(2));
      await otherDesk.query('commit');
      await pendingCall;
    },
  );
});

it(`completes the calls of ${CLIENTS} clients without a deadlock`, async () => {
  const testDatabase = await createTestDatabase();
  const store = await TestStore.open(undefined, { ...testDatabase, drop: async () => {} });
  const manager = await store.createContextForPosition(1);
  const people = [await store.insertEmployee(), await store.insertEmployee(), await store.insertEmployee()];
  for (const id of people) await checkIn(manager, id);
  const addFor = async (day: Day, employeeId = people[0] ?? null) =>
    (await addUpToDay(manager, day, { employeeId, upType: 'Appointment' }, randomUUID())).row.id;
  const rows: number[] = [];
  for (let each = 0; each < 20; each++) rows.push(await addFor(TODAY));
  const earlier: number[] = [];
  for (let each = 0; each < 10; each++) earlier.push(await addFor(YESTERDAY));
  const random = createRandomNumbers(seed);
  const pick = (ids: readonly number[]) => ids[Math.floor(random() * ids.length)] ?? 0;
  const addWithName = async () => updateUp(manager, await addFor(TODAY), { customerName: 'Ada' });
  const takeNextTurn = async () =>
    takeNext(manager, (await getRotation(store.readContext, TODAY)).waiting[0]?.upId ?? 0);
  const calls: (() => Promise<unknown>)[] = [
    addWithName,
    takeNextTurn,
    // A long note and another salesperson force a new index entry for the position of the row.
    () => updateUp(manager, pick(rows), { employeeId: pick(people), notes: 'x'.repeat(90) }),
    () => updateUp(manager, pick(rows), { notes: 'moved' }, 3),
    () => reorderUpsOfDay(manager, TODAY, [pick(rows), pick(rows)]),
    () => linkVisitBefore(manager, pick(rows), pick(rows)),
    () => linkVisitBefore(manager, pick(rows), pick(earlier)),
    async () => deleteUp(manager, await addFor(TODAY)),
    async () => {
      earlier.push(await addFor(YESTERDAY));
      await deleteUp(manager, earlier.shift() ?? 0);
    },
  ];
  const codes = new Set<unknown>();
  const runClient = async () => {
    for (let each = 0; each < 30; each++) {
      const call = calls[Math.floor(random() * calls.length)] ?? addWithName;
      await call().catch(error => codes.add(error.code));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, runClient));
  await store.close();
  expect(['BAD_INPUT', 'CONFLICT', 'NOT_FOUND']).toEqual(expect.arrayContaining([...codes]));
  expect(await countDeadlocks(testDatabase.url)).toBe(0);
  await testDatabase.drop();
});

/** Counts the deadlocks of a database since its creation. A connection reports its deadlocks when it ends. */
async function countDeadlocks(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  while ((await client.query(others)).rowCount) await setImmediate();
  const { rows } = await client.query(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return rows[0].deadlocks;
}

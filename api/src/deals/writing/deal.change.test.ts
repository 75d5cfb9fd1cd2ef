import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Context } from '../../platform/context.ts';
import { CHANNEL } from '../../live/change.ts';
import { TestStore } from '../../testing/testStore.ts';
import { linesBetween, NO_DEAL } from '../deal.history.ts';
import { amendDeal, deleteDeal, renumberDeal, setDealGross } from '../deal.service.ts';
import { restoreDeal } from '../deletions/restoreDeal.service.ts';
import { recordDeals } from '../recording/recordDeal.service.ts';
import { linesOf, recordOf } from './deal.change.ts';
import { inserting, versioning } from './deal.statements.ts';

let store: TestStore;
let manager: Context;
let other: pg.Client;
let notices: string[] = [];

beforeAll(async () => {
  store = await TestStore.open();
  manager = await store.contextOfA(3);
  other = new pg.Client({ connectionString: store.url });
  await other.connect();
  await other.query(`listen ${CHANNEL}`);
  other.on('notification', ({ payload }) => notices.push(payload ?? ''));
});
afterAll(async () => {
  await other.end();
  await store.close();
});

const stored = (number: number) => store.database.row('select * from deal where number = $1', [number]);

const historyOf = (number: number) =>
  store.database.rows(
    `select deal_version as version, field, from_value as "from", to_value as "to"
     from deal_change where deal_number = $1 order by id`,
    [number],
  );

/** Resolves when someone waits for what `other` holds. */
async function untilSomeoneWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await store.database.row(waiting))) await sleep(5);
}

it('is told with the file and line that it was read from, each deal’s own before the whole change’s', async () => {
  const origins = (number: number) =>
    store.database.rows('select distinct door, origin from deal_change where deal_number = $1', [number]);
  const imported: Context = { ...manager, source: { door: 'import', origin: 'may.xlsx' } };
  await recordDeals(imported, [{ number: 810, fields: { notes: 'a' } }]);
  expect(await origins(810)).toEqual([{ door: 'import', origin: 'may.xlsx' }]);

  const deal = { ...NO_DEAL, addedDate: '2026-03-02' as const };
  const days = [deal.addedDate];
  const lines = [811, 812].flatMap(number =>
    linesOf({ number }, linesBetween(NO_DEAL, { ...deal, number }), `may.xlsx, line ${number}`),
  );
  await store.database.writeTogether(async writer => {
    const added = await writer.rows<{ id: number }>(
      inserting(
        [811, 812].map(number => ({ ...deal, number })),
        store.clock.now(),
      ),
    );
    await writer.rows(
      versioning(
        added.map(({ id }) => id),
        recordOf(imported, 'record', lines, days),
      ),
    );
  });
  expect(await origins(812)).toEqual([{ door: 'import', origin: 'may.xlsx, line 812' }]);
});

describe('a change that someone else overtakes', () => {
  it('is decided again on what they stored: each field is kept, and each line of history begins where the last one ended', async () => {
    const number = await store.deal({ front_gross: 100 });
    await other.query('begin');
    await other.query('update deal set front_gross = 200, version = version + 1 where number = $1', [number]);
    const mine = setDealGross(manager, number, { frontGross: 30_000, backGross: 5_000 });
    await untilSomeoneWaits();
    await other.query('commit');
    expect((await mine).row).toMatchObject({ frontGross: 300, backGross: 50, version: 3 });
    expect(await historyOf(number)).toEqual([
      { version: 3, field: 'frontGross', from: '200.00', to: '300.00' },
      { version: 3, field: 'backGross', from: null, to: '50.00' },
    ]);
  });

  it('is not made when they stored the same', async () => {
    const number = await store.deal();
    await other.query('begin');
    await other.query(`update deal set notes = 'n', version = version + 1 where number = $1`, [number]);
    const mine = amendDeal(manager, number, { notes: 'n' });
    await untilSomeoneWaits();
    await other.query('commit');
    expect((await mine).row.version).toBe(2);
    expect(await historyOf(number)).toEqual([]);
  });

  it('finds no deal when they deleted it', async () => {
    const number = await store.deal();
    await other.query('begin');
    await other.query('delete from deal where number = $1', [number]);
    const mine = deleteDeal(manager, number);
    await untilSomeoneWaits();
    await other.query('commit');
    await expect(mine).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await historyOf(number)).toEqual([]);
  });
});

it('a number repeats no version, though another deal has it and loses it while a renumbering waits', async () => {
  const mine = await store.deal();
  const wanted = await store.deal();
  await other.query('begin');
  await other.query('select from deal where number = $1 for update', [mine]);
  const renumbered = renumberDeal(manager, mine, wanted);
  await untilSomeoneWaits();
  for (const notes of ['a', 'b', 'c']) await amendDeal(manager, wanted, { notes });
  await deleteDeal(manager, wanted);
  await other.query('commit');
  expect((await renumbered).row).toMatchObject({ number: wanted, version: 5 });
});

it('keeps the largest amounts to the cent, in the deal and in its history', async () => {
  const number = await store.deal();
  await setDealGross(manager, number, { frontGross: 999_999_999_999, backGross: -999_999_999_999 });
  await setDealGross(manager, number, { frontGross: 1, backGross: null });
  expect(await stored(number)).toMatchObject({ front_gross: 0.01, back_gross: null });
  expect(await historyOf(number)).toEqual([
    { version: 2, field: 'frontGross', from: null, to: '9999999999.99' },
    { version: 2, field: 'backGross', from: null, to: '-9999999999.99' },
    { version: 3, field: 'frontGross', from: '9999999999.99', to: '0.01' },
    { version: 3, field: 'backGross', from: '-9999999999.99', to: null },
  ]);
});

it('is announced once, by the log days on which it shows, and not at all when nothing changed', async () => {
  const announcedBy = async (work: () => Promise<unknown>) => {
    await other.query('select'); // notices of what was before come before its answer
    notices = [];
    await work();
    await other.query('select');
    return notices.map(notice => JSON.parse(notice));
  };
  const deals = [5_001, 5_002].map(number => ({ number, fields: { addedDate: '2026-01-05' as const } }));
  const onThe5th = [{ topic: 'DEALS', days: ['2026-01-05'] }];
  expect(await announcedBy(() => recordDeals(manager, deals))).toEqual(onThe5th);
  expect(await announcedBy(() => setDealGross(manager, 5_001, { frontGross: 100 }))).toEqual(onThe5th);
  expect(await announcedBy(() => setDealGross(manager, 5_001, { frontGross: 100 }))).toEqual([]);
  const moved = await announcedBy(() => amendDeal(manager, 5_001, { deliveryDate: '2026-01-09' }));
  expect(moved).toEqual([{ topic: 'DEALS', days: ['2026-01-05', '2026-01-09'] }]);
  expect(await announcedBy(() => renumberDeal(manager, 5_002, 5_003))).toEqual(onThe5th);
  expect(await announcedBy(() => renumberDeal(manager, 5_003, 5_001).catch(() => {}))).toEqual([]);
  expect(await announcedBy(() => deleteDeal(manager, 5_003))).toEqual(onThe5th);
  expect(await announcedBy(() => restoreDeal(manager, 5_003))).toEqual(onThe5th);
});

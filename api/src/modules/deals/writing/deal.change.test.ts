import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CHANGE_CHANNEL } from '../../../platform/changeFeed/change.ts';
import type { Context } from '../../../platform/context.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { createDeals } from '../creating/createDeal.service.ts';
import { EMPTY_DEAL, listFieldChanges } from '../deal.history.ts';
import { deleteDeal, renumberDeal, setDealGross, updateDeal } from '../deal.service.ts';
import { restoreDeal } from '../deletions/restoreDeal.service.ts';
import { buildChangeRecord, toDealHistoryLines } from './deal.change.ts';
import { insertDealsSql, raiseVersionsSql } from './deal.statements.ts';

let store: TestStore;
let manager: Context;
let otherClient: pg.Client;
let notifications: string[] = [];

beforeAll(async () => {
  store = await TestStore.open();
  manager = await store.createContextForPosition(3);
  otherClient = new pg.Client({ connectionString: store.url });
  await otherClient.connect();
  await otherClient.query(`listen ${CHANGE_CHANNEL}`);
  otherClient.on('notification', ({ payload }) => notifications.push(payload ?? ''));
});
afterAll(async () => {
  await otherClient.end();
  await store.close();
});

const getStoredDeal = (number: number) =>
  store.database.row('select * from deal where number = $1', [number]);

const loadHistory = (number: number) =>
  store.database.rows(
    `select deal_version as version, field, from_value as "from", to_value as "to"
     from deal_change where deal_number = $1 order by id`,
    [number],
  );

/** Resolves when a connection waits for a lock that `otherClient` holds. */
async function waitForBlockedConnection(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!(await store.database.row(waiting))) await sleep(5);
}

it('records the origin of a history line, or the origin of the whole change when the line has no origin', async () => {
  const listOrigins = (number: number) =>
    store.database.rows('select distinct door, origin from deal_change where deal_number = $1', [number]);
  const importContext: Context = { ...manager, source: { channel: 'import', origin: 'may.xlsx' } };
  await createDeals(importContext, [{ number: 810, fields: { notes: 'a' } }]);
  expect(await listOrigins(810)).toEqual([{ door: 'import', origin: 'may.xlsx' }]);

  const deal = { ...EMPTY_DEAL, addedDate: '2026-03-02' as const };
  const days = [deal.addedDate];
  const lines = [811, 812].flatMap(number =>
    toDealHistoryLines(
      { number },
      listFieldChanges(EMPTY_DEAL, { ...deal, number }),
      `may.xlsx, line ${number}`,
    ),
  );
  await store.database.writeInTransaction(async writer => {
    const added = await writer.rows<{ id: number }>(
      insertDealsSql(
        [811, 812].map(number => ({ ...deal, number })),
        store.clock.now(),
      ),
    );
    await writer.rows(
      raiseVersionsSql(
        added.map(({ id }) => id),
        buildChangeRecord(importContext, 'record', lines, days),
      ),
    );
  });
  expect(await listOrigins(812)).toEqual([{ door: 'import', origin: 'may.xlsx, line 812' }]);
});

describe('a change after a concurrent change', () => {
  it('recalculates a change from concurrently stored values, and continues the history from these values', async () => {
    const number = await store.insertDeal({ front_gross: 100 });
    await otherClient.query('begin');
    await otherClient.query('update deal set front_gross = 200, version = version + 1 where number = $1', [
      number,
    ]);
    const ownChange = setDealGross(manager, number, { frontGross: 30_000, backGross: 5_000 });
    await waitForBlockedConnection();
    await otherClient.query('commit');
    expect((await ownChange).row).toMatchObject({ frontGross: 300, backGross: 50, version: 3 });
    expect(await loadHistory(number)).toEqual([
      { version: 3, field: 'frontGross', from: '200.00', to: '300.00' },
      { version: 3, field: 'backGross', from: null, to: '50.00' },
    ]);
  });

  it('writes nothing when a concurrent change has stored the same value', async () => {
    const number = await store.insertDeal();
    await otherClient.query('begin');
    await otherClient.query(`update deal set notes = 'n', version = version + 1 where number = $1`, [number]);
    const ownChange = updateDeal(manager, number, { notes: 'n' });
    await waitForBlockedConnection();
    await otherClient.query('commit');
    expect((await ownChange).row.version).toBe(2);
    expect(await loadHistory(number)).toEqual([]);
  });

  it('rejects a change with NOT_FOUND when the deal was deleted concurrently', async () => {
    const number = await store.insertDeal();
    await otherClient.query('begin');
    await otherClient.query('delete from deal where number = $1', [number]);
    const ownChange = deleteDeal(manager, number);
    await waitForBlockedConnection();
    await otherClient.query('commit');
    await expect(ownChange).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await loadHistory(number)).toEqual([]);
  });
});

it('assigns a version that was never used under the new number when another deal had that number during the renumber', async () => {
  const number = await store.insertDeal();
  const newNumber = await store.insertDeal();
  await otherClient.query('begin');
  await otherClient.query('select from deal where number = $1 for update', [number]);
  const renumberResult = renumberDeal(manager, number, newNumber);
  await waitForBlockedConnection();
  for (const notes of ['a', 'b', 'c']) await updateDeal(manager, newNumber, { notes });
  await deleteDeal(manager, newNumber);
  await otherClient.query('commit');
  expect((await renumberResult).row).toMatchObject({ number: newNumber, version: 5 });
});

it('stores the largest gross amounts to the cent, in the deal and in its history', async () => {
  const number = await store.insertDeal();
  await setDealGross(manager, number, { frontGross: 999_999_999_999, backGross: -999_999_999_999 });
  await setDealGross(manager, number, { frontGross: 1, backGross: null });
  expect(await getStoredDeal(number)).toMatchObject({ front_gross: 0.01, back_gross: null });
  expect(await loadHistory(number)).toEqual([
    { version: 2, field: 'frontGross', from: null, to: '9999999999.99' },
    { version: 2, field: 'backGross', from: null, to: '-9999999999.99' },
    { version: 3, field: 'frontGross', from: '9999999999.99', to: '0.01' },
    { version: 3, field: 'backGross', from: '-9999999999.99', to: null },
  ]);
});

it('sends one notification with the affected log days for a change, and no notification when nothing changed', async () => {
  const collectNotifications = async (work: () => Promise<unknown>) => {
    await otherClient.query('select'); // notifications of earlier changes arrive before this response
    notifications = [];
    await work();
    await otherClient.query('select');
    return notifications.map(notice => JSON.parse(notice));
  };
  const deals = [5_001, 5_002].map(number => ({ number, fields: { addedDate: '2026-01-05' as const } }));
  const januaryNotices = [{ topic: 'DEALS', days: ['2026-01-05'] }];
  expect(await collectNotifications(() => createDeals(manager, deals))).toEqual(januaryNotices);
  expect(await collectNotifications(() => setDealGross(manager, 5_001, { frontGross: 100 }))).toEqual(
    januaryNotices,
  );
  expect(await collectNotifications(() => setDealGross(manager, 5_001, { frontGross: 100 }))).toEqual([]);
  const moved = await collectNotifications(() => updateDeal(manager, 5_001, { deliveryDate: '2026-01-09' }));
  expect(moved).toEqual([{ topic: 'DEALS', days: ['2026-01-05', '2026-01-09'] }]);
  expect(await collectNotifications(() => renumberDeal(manager, 5_002, 5_003))).toEqual(januaryNotices);
  expect(await collectNotifications(() => renumberDeal(manager, 5_003, 5_001).catch(() => {}))).toEqual([]);
  expect(await collectNotifications(() => deleteDeal(manager, 5_003))).toEqual(januaryNotices);
  expect(await collectNotifications(() => restoreDeal(manager, 5_003))).toEqual(januaryNotices);
});

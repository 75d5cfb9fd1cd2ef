import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { LongRead } from '../database/longRead.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { TestServer } from '../testing/testServer.ts';
import { sendLongList } from './longList.ts';

const BATCH = Array.from({ length: 1_000 }, (_, id) => ({ id, text: 'x'.repeat(50) }));

let web: Server;
let made: number;
let isStopped: boolean;

/** Endless, and counts what was made of it. */
async function* endless() {
  try {
    for (made = 0; ; made++) yield BATCH;
  } finally {
    isStopped = true;
  }
}

async function* broken() {
  yield BATCH;
  throw new Error('The database is gone.');
}

async function* refused() {
  yield await Promise.reject(new Error('The database is away.'));
}

const lists = {
  '/endless': endless,
  '/broken': broken,
  '/refused': refused,
  '/empty': async function* () {
    yield [];
  },
};

beforeAll(async () => {
  const app = express();
  for (const [path, batches] of Object.entries(lists)) {
    app.get(path, (_req, res) => sendLongList(res, new LongRead<unknown>(1, batches())));
  }
  web = app.listen(0);
  await once(web, 'listening');
});
afterAll(() => {
  web.close();
});

const ask = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}${path}`, signal ? { signal } : {});

test('a list that cannot be read to its end never arrives as a whole one', async () => {
  const answer = await ask('/broken');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a list that cannot be read at all is refused', async () => {
  expect((await ask('/refused')).status).toBe(500); // Express's own, without the product's handler
});

test('a list of nothing is an empty array', async () => {
  const answer = await ask('/empty');
  expect(await answer.text()).toBe('[]');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('a list is read no faster than it is sent, and no further once its reader has left', async () => {
  const leave = new AbortController();
  const answer = await ask('/endless', leave.signal);
  await answer.body?.getReader().read();
  // What the sockets on the way take; nobody reads on.
  for (let before = -1; before !== made; await sleep(200)) before = made;
  expect(made * JSON.stringify(BATCH).length).toBeLessThan(64 * 1024 * 1024);
  leave.abort();
  while (!isStopped) await sleep(10);
});

describe('of the documented calls', () => {
  const COUNT = 2_345;
  const all = 'startDate=2026-01-01&endDate=2026-12-31';
  let server: TestServer;
  let sam: number;
  beforeAll(async () => {
    server = await TestServer.start();
    sam = await server.store.employee({ name: 'Sam Rivera' });
    const day = (place: number) => `2026-0${1 + (place % 9)}-15` as Day;
    await server.store.deals(
      Array.from({ length: COUNT }, (_, place) => ({
        added_date: day(place),
        delivery_date: day(place),
        delivery_status: 'DEL' as const,
        closer_id: sam,
        car_type: 'New' as const,
      })),
    );
  });
  afterAll(() => server.stop());

  test.each([
    `/api/deals/getallemployeedeals?${all}`,
    `/api/deals/getactivityallemployeedeals?${all}&statusFilter=DEL`,
    '/api/deals/getemployeetickdeals',
    `/api/deals/getleaderboarddeals?${all}&carType=New`,
  ])('%s answers a long list whole and in its order', async path => {
    const client = await server.as(0);
    const sent = path.includes('?') ? path : `${path}?${all}&employeeId=${sam}`;
    const { status, body } = await client.get(sent);
    expect(status).toBe(200);
    const stored = await server.store.database.rows<{ number: number }>(
      'select number from deal order by log_day, number',
    );
    expect(body.map((deal: { deal_id: number }) => deal.deal_id)).toEqual(stored.map(({ number }) => number));
    expect(body[0].closer_name).toBe('Sam Rivera');
  });

  test('a long list of ups is whole and in its order, too', async () => {
    const ids: number[] = [];
    const log = await server.store.database.row<{ id: number }>(
      `insert into up_log (log_date) values ('2026-06-01') returning id`,
    );
    const rows = await server.store.database.rows<{ id: number }>(
      `insert into up_log_row (up_log_id, display_order, employee_id)
       select $1, ${COUNT} + 1 - place, $2 from generate_series(1, ${COUNT}) as place returning id`,
      [log?.id, sam],
    );
    ids.push(...rows.map(({ id }) => id).reverse());
    const client = await server.as(0);
    const { body } = await client.get('/api/uplogs/getuplogstats?start=2026-06-01&end=2026-06-30');
    expect(body.map((up: { id: number }) => up.id)).toEqual(ids);
    expect(body[0].employee_name).toBe('Sam Rivera');
  });
});

import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import type { Day } from '../../rules/calendar/calendar.ts';
import { TestServer } from '../../testing/testServer.ts';
import { BatchedList } from '../database/batchedList.ts';
import { streamList } from './streamedResponse.ts';

const BATCH = Array.from({ length: 1_000 }, (_, id) => ({ id, text: 'x'.repeat(50) }));

let httpServer: Server;
let batchCount: number;
let isStopped: boolean;

/** Yields batches endlessly and counts them. */
async function* endless() {
  try {
    for (batchCount = 0; ; batchCount++) yield BATCH;
  } finally {
    isStopped = true;
  }
}

async function* broken() {
  yield BATCH;
  throw new Error('The database is gone.');
}

async function* failing() {
  yield await Promise.reject(new Error('The database is away.'));
}

const lists = {
  '/endless': endless,
  '/broken': broken,
  '/refused': failing,
  '/empty': async function* () {
    yield [];
  },
};

beforeAll(async () => {
  const app = express();
  for (const [path, batches] of Object.entries(lists)) {
    app.get(path, (_req, res) => streamList(res, new BatchedList<unknown>(1, batches())));
  }
  httpServer = app.listen(0);
  await once(httpServer, 'listening');
});
afterAll(() => {
  httpServer.close();
});

const request = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(httpServer.address() as AddressInfo).port}${path}`, signal ? { signal } : {});

test('closes the connection if a list cannot be read to its end', async () => {
  const response = await request('/broken');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('returns an error if the first batch cannot be read', async () => {
  expect((await request('/refused')).status).toBe(500); // the status of Express's default error handler, because the test does not install the product's handler
});

test('sends an empty list as an empty array', async () => {
  const response = await request('/empty');
  expect(await response.text()).toBe('[]');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('reads a list no faster than the client receives it, and stops when the client disconnects', async () => {
  const abortController = new AbortController();
  const response = await request('/endless', abortController.signal);
  await response.body?.getReader().read();
  // Waits until the socket buffers are full and no further batch is read.
  for (let previousCount = -1; previousCount !== batchCount; await sleep(200)) previousCount = batchCount;
  expect(batchCount * JSON.stringify(BATCH).length).toBeLessThan(64 * 1024 * 1024);
  abortController.abort();
  while (!isStopped) await sleep(10);
});

describe('long lists from the documented REST calls', () => {
  const COUNT = 2_345;
  const wholeYear = 'startDate=2026-01-01&endDate=2026-12-31';
  let server: TestServer;
  let employeeId: number;
  beforeAll(async () => {
    server = await TestServer.start();
    employeeId = await server.store.insertEmployee({ name: 'Sam Rivera' });
    const day = (index: number) => `2026-0${1 + (index % 9)}-15` as Day;
    await server.store.insertDeals(
      Array.from({ length: COUNT }, (_, index) => ({
        added_date: day(index),
        delivery_date: day(index),
        delivery_status: 'DEL' as const,
        closer_id: employeeId,
        car_type: 'New' as const,
      })),
    );
  });
  afterAll(() => server.stop());

  test.each([
    `/api/deals/getallemployeedeals?${wholeYear}`,
    `/api/deals/getactivityallemployeedeals?${wholeYear}&statusFilter=DEL`,
    '/api/deals/getemployeetickdeals',
    `/api/deals/getleaderboarddeals?${wholeYear}&carType=New`,
  ])('returns all rows of the long list %s in order', async path => {
    const client = await server.signInAs(0);
    const requestPath = path.includes('?') ? path : `${path}?${wholeYear}&employeeId=${employeeId}`;
    const { status, body } = await client.get(requestPath);
    expect(status).toBe(200);
    const stored = await server.store.database.rows<{ number: number }>(
      'select number from deal order by log_day, number',
    );
    expect(body.map((deal: { deal_id: number }) => deal.deal_id)).toEqual(stored.map(({ number }) => number));
    expect(body[0].closer_name).toBe('Sam Rivera');
  });

  test('returns all ups of a long list in their order', async () => {
    const ids: number[] = [];
    const log = await server.store.database.row<{ id: number }>(
      `insert into up_log (log_date) values ('2026-06-01') returning id`,
    );
    const rows = await server.store.database.rows<{ id: number }>(
      `insert into up_log_row (up_log_id, display_order, employee_id)
       select $1, ${COUNT} + 1 - place, $2 from generate_series(1, ${COUNT}) as place returning id`,
      [log?.id, employeeId],
    );
    ids.push(...rows.map(({ id }) => id).reverse());
    const client = await server.signInAs(0);
    const { body } = await client.get('/api/uplogs/getuplogstats?start=2026-06-01&end=2026-06-30');
    expect(body.map((up: { id: number }) => up.id)).toEqual(ids);
    expect(body[0].employee_name).toBe('Sam Rivera');
  });
});

import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { waitUntil } from '../testing/waitUntil.ts';
import { Download, sendDownload } from './download.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

let server: Server;
let made: number;
let isStopped: boolean;

/** Endless, and counts what was made of it. */
async function* endless() {
  try {
    for (made = 0; ; made++) yield CHUNK;
  } finally {
    isStopped = true;
  }
}

async function* broken() {
  yield CHUNK;
  throw new Error('The database is gone.');
}

beforeAll(async () => {
  const app = express();
  app.get('/endless', (_req, res) =>
    sendDownload(res, new Download('e.csv', 'text/csv', endless(), { action: 'export' })),
  );
  app.get('/broken', (_req, res) =>
    sendDownload(res, new Download('b.csv', 'text/csv', broken(), { action: 'export' })),
  );
  server = app.listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  isStopped = false;
});

const ask = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, signal ? { signal } : {});

test('a file that cannot be made to its end never arrives as a whole one', async () => {
  const answer = await ask('/broken');
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
});

test('a file is made no faster than it is read, and no further once its reader has left', async () => {
  const leave = new AbortController();
  const answer = await ask('/endless', leave.signal);
  const reader = answer.body?.getReader();
  await reader?.read();
  // What the sockets on the way take; nobody reads on.
  for (let before = -1; before !== made; await sleep(100)) before = made;
  expect(made * CHUNK.length).toBeLessThan(64 * 1024 * 1024);
  expect(isStopped).toBe(false);
  leave.abort();
  await waitUntil(() => isStopped);
});

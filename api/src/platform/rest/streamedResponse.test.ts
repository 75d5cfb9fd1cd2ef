import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { waitUntil } from '../../testing/timing.ts';
import { Download, sendDownload } from './streamedResponse.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

let server: Server;
let chunkCount: number;
let isStopped: boolean;

/** Yields chunks endlessly and counts them. */
async function* yieldEndlessly() {
  try {
    for (chunkCount = 0; ; chunkCount++) yield CHUNK;
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
    sendDownload(res, new Download('e.csv', 'text/csv', yieldEndlessly(), { action: 'export' })),
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

const request = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, signal ? { signal } : {});

test('closes the connection if a file cannot be completed', async () => {
  const response = await request('/broken');
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
});

test('creates a file no faster than the client reads it, and stops when the client disconnects', async () => {
  const abortController = new AbortController();
  const response = await request('/endless', abortController.signal);
  const reader = response.body?.getReader();
  await reader?.read();
  // Waits until the socket buffers are full and no further chunk is created.
  for (let previousCount = -1; previousCount !== chunkCount; await sleep(100)) previousCount = chunkCount;
  expect(chunkCount * CHUNK.length).toBeLessThan(64 * 1024 * 1024);
  expect(isStopped).toBe(false);
  abortController.abort();
  await waitUntil(() => isStopped);
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrainableServer } from './drainableServer.ts';

/** More than the system buffers of a connection. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

let server: DrainableServer;

beforeEach(async () => {
  server = new DrainableServer({}, (req, res) => {
    res.end(req.url === '/large' ? LARGE : 'small');
  });
  server.listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function begin(path: string): Promise<IncomingMessage> {
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function byteCount(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

it('sends an answer to its last byte to a client that begins to read after the stop', async () => {
  const response = await begin('/large');
  const drained = server.drain(60_000);
  await sleep(200); // connections are closed as idle within this time
  expect(await byteCount(response)).toBe(LARGE.length);
  await drained;
});

it('closes a connection that waits for its next request', async () => {
  const response = await begin('/small');
  expect(await byteCount(response)).toBe(5);
  await server.drain(60_000);
});

it('cuts an answer that takes longer than the stop may', async () => {
  const response = await begin('/large');
  await server.drain(100);
  await expect(byteCount(response)).rejects.toThrow('aborted');
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrainableServer } from './httpServer.ts';

/** A body that exceeds the system's buffers of a connection. */
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

async function openRequest(path: string): Promise<IncomingMessage> {
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function countBytes(response: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

it('sends the whole response to a client that begins to read after the server stops', async () => {
  const response = await openRequest('/large');
  const drained = server.drain(60_000);
  await sleep(200); // by then, the server has closed idle connections
  expect(await countBytes(response)).toBe(LARGE.length);
  await drained;
});

it('closes a keep-alive connection without a request in flight when it stops', async () => {
  const response = await openRequest('/small');
  expect(await countBytes(response)).toBe(5);
  await server.drain(60_000);
});

it('cuts off a response that takes longer than the time limit of the stop', async () => {
  const response = await openRequest('/large');
  await server.drain(100);
  await expect(countBytes(response)).rejects.toThrow('aborted');
});

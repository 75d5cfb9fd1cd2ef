import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer } from './httpServer.ts';

const SHORT_TIMEOUTS = { headersMs: 200, requestMs: 400, idleMs: 600, checkIntervalMs: 50 };

let server: Server;

beforeEach(async () => {
  const listener: RequestListener = (req, res) => {
    if (req.url === '/flood') res.write(Buffer.alloc(64 * 1024 * 1024));
    else req.resume().on('end', () => res.end('done'));
  };
  server = createHttpServer(listener, {}, SHORT_TIMEOUTS);
  server.listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a part of a request and waits until the server closes the connection. Returns the received text. */
async function stall(part: string, isReading = true): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port);
  let response = '';
  if (isReading) socket.on('data', chunk => (response += chunk));
  socket.on('error', () => {});
  socket.write(part);
  const [connection] = await once(server, 'connection');
  await new Promise(resolve => connection.once('close', resolve));
  socket.destroy();
  return response;
}

it('closes the connection of a client that never finishes its headers', async () => {
  expect(await stall('GET / HTTP/1.1\r\nHost: x\r\nX-')).toMatch(/^HTTP\/1.1 408 /);
});

it('closes the connection of a client that never finishes its body', async () => {
  expect(await stall('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{')).toMatch(/^HTTP\/1.1 408 /);
});

it('closes the connection of a client that never reads its response', async () => {
  await stall('GET /flood HTTP/1.1\r\nHost: x\r\n\r\n', false);
});

it('responds to a client that sends its request in several parts within the time limit', async () => {
  const socket = connect((server.address() as AddressInfo).port);
  for (const part of ['GET / HT', 'TP/1.1\r\nHo', 'st: x\r\n\r\n']) socket.write(part);
  const [response] = await once(socket, 'data');
  socket.destroy();
  expect(String(response)).toMatch(/^HTTP\/1.1 200 /);
});

import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serverWithTimeouts } from './slowClients.ts';

const QUICK = { headersMs: 200, requestMs: 400, idleMs: 600, checkEveryMs: 50 };

let server: Server;

beforeEach(async () => {
  const listener: RequestListener = (req, res) => {
    if (req.url === '/flood') res.write(Buffer.alloc(64 * 1024 * 1024));
    else req.resume().on('end', () => res.end('done'));
  };
  server = serverWithTimeouts(listener, {}, QUICK);
  server.listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a part of a request, then nothing more, and resolves to all that came back once the connection was cut. */
async function stall(part: string, reads = true): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port);
  let answer = '';
  if (reads) socket.on('data', chunk => (answer += chunk));
  socket.on('error', () => {});
  socket.write(part);
  const [theirs] = await once(server, 'connection');
  await new Promise(resolve => theirs.once('close', resolve));
  socket.destroy();
  return answer;
}

it('cuts a client that never finishes its headers', async () => {
  expect(await stall('GET / HTTP/1.1\r\nHost: x\r\nX-')).toMatch(/^HTTP\/1.1 408 /);
});

it('cuts a client that never finishes its body', async () => {
  expect(await stall('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{')).toMatch(/^HTTP\/1.1 408 /);
});

it('cuts a client that never reads its answer', async () => {
  await stall('GET /flood HTTP/1.1\r\nHost: x\r\n\r\n', false);
});

it('answers a client that sends its request piece by piece, but in time', async () => {
  const socket = connect((server.address() as AddressInfo).port);
  for (const piece of ['GET / HT', 'TP/1.1\r\nHo', 'st: x\r\n\r\n']) socket.write(piece);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
});

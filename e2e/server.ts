// The system under test: the built server, as `npm start` runs it, with a database of its own per worker.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { freePort } from '../api/src/database/embedded/freePort.ts';
import { createDatabase } from './database.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_MS = 90_000;

/** A running server with a demo store in it. */
export interface SalesfloorServer {
  baseUrl: string;
}

interface WorkerFixtures {
  server: SalesfloorServer;
  /** Variables of the server's environment beyond the usual; a spec sets them by `test.use`. */
  serverSettings: Record<string, string>;
}

/** Playwright's `test` with a `server` of its own for each worker; relative addresses lead to it. */
export const test = base.extend<object, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, use) => {
      const database = await createDatabase();
      const port = await freePort();
      const baseUrl = `http://localhost:${port}`;
      const server = startServer({
        DATABASE_URL: database.url,
        PORT: String(port),
        PUBLIC_URL: baseUrl,
        ...serverSettings,
      });
      try {
        await untilReady(baseUrl, server);
        await use({ baseUrl });
      } finally {
        await stop(server.process);
        await database.drop();
      }
    },
    { scope: 'worker', timeout: READY_MS + 10_000 },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
});

export { expect } from '@playwright/test';

interface StartedServer {
  process: ChildProcess;
  /** What it has printed so far. */
  said: () => string;
}

/** Nothing of the tester's own settings reaches the server: only what a process needs to run at all. */
function startServer(settings: Record<string, string>): StartedServer {
  const { PATH, HOME, TMPDIR } = process.env;
  const server = spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TMPDIR, DEMO_DATA: 'on', LOCAL_SIGN_IN: 'on', ...settings },
  });
  const lines: string[] = [];
  server.stdout.on('data', chunk => lines.push(String(chunk)));
  server.stderr.on('data', chunk => lines.push(String(chunk)));
  process.once('exit', () => server.kill());
  return { process: server, said: () => lines.join('') };
}

async function untilReady(baseUrl: string, server: StartedServer): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(100)) {
    if (hasEnded(server.process)) break;
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server did not become ready. It said:\n${server.said()}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const force = setTimeout(() => server.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(force);
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../api/src/embeddedPostgres/freePort.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY_MS = 180_000;

/** The built product in a process of its own, with a demo store and the local sign-in. */
export interface BuiltServer {
  readonly baseUrl: string;
  stop(): Promise<void>;
  /** Starts it again after `stop`, at the same address. */
  start(): Promise<void>;
}

/**
 * Starts the built product as `npm start` runs it, and waits until it is ready.
 * @param settings variables of docs/OPERATIONS.md, Configuration; nothing of the caller's own environment reaches the server
 * @throws with the server's output when it is not ready within three minutes
 */
export async function startBuiltServer(settings: Record<string, string>): Promise<BuiltServer> {
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const start = () => startAt(baseUrl, { PORT: String(port), PUBLIC_URL: baseUrl, ...settings });
  let server = await start();
  return {
    baseUrl,
    stop: () => stop(server),
    start: async () => {
      server = await start();
    },
  };
}

async function startAt(baseUrl: string, settings: Record<string, string>): Promise<ChildProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const server = spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...{ PATH, HOME, TMPDIR }, ...{ DEMO_DATA: 'on', LOCAL_SIGN_IN: 'on' }, ...settings },
  });
  const lines: string[] = [];
  server.stdout.on('data', chunk => lines.push(String(chunk)));
  server.stderr.on('data', chunk => lines.push(String(chunk)));
  const killWithUs = () => server.kill();
  process.once('exit', killWithUs);
  server.once('exit', () => process.off('exit', killWithUs));
  if (await becomesReady(baseUrl, server)) return server;
  await stop(server);
  throw new Error(`The server did not become ready. Its output:\n${lines.join('')}`);
}

async function becomesReady(baseUrl: string, server: ChildProcess): Promise<boolean> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(100)) {
    if (hasEnded(server)) return false;
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
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

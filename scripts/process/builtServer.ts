import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../api/src/platform/embeddedPostgres/launch.ts';
import { measureSlowdown } from '../test/cpu.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Time limit of a start on an idle machine, where a start takes about 5 seconds. If the server is not ready
 * in time, the run stops. Thus a run waits for this time at most once.
 */
const MAX_START_MS = 180_000;
const MAX_POLL_MS = 30_000;
/** Polls between two measurements of the machine's load. */
const POLLS_PER_MEASUREMENT = 50;

/** The built product in a separate process, with a demo store and the local sign-in. */
export interface BuiltServer {
  readonly baseUrl: string;
  stop(): Promise<void>;
  /** Starts the server again after `stop`, at the same address. */
  start(): Promise<void>;
}

/**
 * Starts the built product as `npm start` runs it, and waits until it is ready.
 * @param settings variables of docs/OPERATIONS.md, Configuration; the server gets no other variables of the
 * caller's environment
 * @throws when the server is not ready within three minutes, or longer on a slow or busy machine; the message
 * contains the server's state and output
 */
export async function startBuiltServer(settings: Record<string, string>): Promise<BuiltServer> {
  const port = await findFreePort();
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
  server.once('error', error => lines.push(error.message));
  const killOnExit = () => server.kill();
  process.once('exit', killOnExit);
  server.once('exit', () => process.off('exit', killOnExit));
  const startedAt = performance.now();
  if (await waitUntilReady(baseUrl, server)) return server;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const state = describeState(server);
  await stop(server);
  const output = lines.join('') || '(none)';
  throw new Error(`The server was not ready after ${seconds} s: ${state}. Its output:\n${output}`);
}

/**
 * Waits until the server is ready. Returns false if the server is not ready within the time limit. The limit
 * is longer on a machine that is slower or busier than an idle machine.
 */
async function waitUntilReady(baseUrl: string, server: ChildProcess): Promise<boolean> {
  const startedAt = performance.now();
  let slowdown = 1;
  for (let polls = 0; performance.now() - startedAt < MAX_START_MS * slowdown; polls++) {
    if (polls % POLLS_PER_MEASUREMENT === 0) slowdown = Math.max(slowdown, measureSlowdown());
    if (hasEnded(server)) return false;
    const signal = AbortSignal.timeout(MAX_POLL_MS);
    const response = await fetch(`${baseUrl}/readyz`, { signal }).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}

function describeState({ pid, exitCode, signalCode }: ChildProcess): string {
  if (pid === undefined) return 'its process could not be started';
  if (signalCode) return `process ${pid} was terminated by ${signalCode}`;
  if (exitCode !== null) return `process ${pid} exited with code ${exitCode}`;
  return `process ${pid} is running${process.platform === 'linux' ? describeActivity(pid) : ''}`;
}

/**
 * Describes the activity of a process by its entries in Linux's /proc. R means running. S and D mean waiting
 * for the operation in `wchan`.
 */
function describeActivity(pid: number): string {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').trim();
  try {
    const stat = read('stat');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpuSeconds = (Number(fields[10]) + Number(fields[11])) / 100;
    return `, state ${state}, ${cpuSeconds} s of CPU, wchan ${read('wchan')}`;
  } catch (error) {
    return `, ${String(error)}`;
  }
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const force = setTimeout(() => server.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(force);
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

// `npm run dev`: runs api and web in watch mode. The api restarts and the page reloads when files change. One
// Ctrl-C stops both.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { STOP_SIGNALS } from './process/child.mjs';

const WEB_PORT = 5173;

if (existsSync('.env')) process.loadEnvFile('.env');
const apiPort = process.env.PORT || '4000';
// Developers open the dev server of the web, which proxies the api's paths. Thus the sign-in must return to
// the dev server.
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${WEB_PORT}`;

const api = run(
  'api',
  ['tsx', 'watch', '--clear-screen=false', '--tsconfig', 'api/tsconfig.json', 'api/src/main.ts'],
  {
    PUBLIC_URL: publicUrl,
  },
);
const web = run(
  'web',
  ['vite', 'web', '--port', String(WEB_PORT), '--strictPort', '--clearScreen', 'false'],
  {
    API_PORT: apiPort,
  },
);

let isStopping = false;
// Neither process is useful without the other process.
const processes = [api, web];
for (const child of processes) child.ended.then(() => stopAll('SIGTERM'));
let wasInterrupted = false;
for (const signal of STOP_SIGNALS) {
  process.on(signal, () => {
    wasInterrupted = true;
    stopAll(signal);
  });
}
await Promise.all(processes.map(child => child.ended));
process.exitCode = wasInterrupted ? 0 : 1;

/**
 * Stops both processes once. A second signal would make tsx kill the api before the api has stopped its
 * database.
 */
function stopAll(signal: NodeJS.Signals): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of processes) child.stop(signal);
}

function run(label: string, [command = '', ...args]: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    // The process is detached from the terminal. Otherwise it would receive Ctrl-C in addition to the
    // forwarded signal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', line => console.log(`${label} │ ${line}`));
  }
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  return { ended, stop: (signal: NodeJS.Signals) => child.kill(signal) };
}

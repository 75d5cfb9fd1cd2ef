// `npm run dev`: both sides, watched. The api restarts and the page reloads as files change; one Ctrl-C stops both.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { STOP_SIGNALS } from './process/child.mjs';

const WEB_PORT = 5173;

if (existsSync('.env')) process.loadEnvFile('.env');
const apiPort = process.env.PORT || '4000';
// People look at the web's own server here, which passes the api's paths on; the sign-in has to come back to it.
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
// Neither side is of use without the other.
const sides = [api, web];
for (const side of sides) side.ended.then(() => stopAll('SIGTERM'));
let wasAsked = false;
for (const signal of STOP_SIGNALS) {
  process.on(signal, () => {
    wasAsked = true;
    stopAll(signal);
  });
}
await Promise.all(sides.map(side => side.ended));
process.exitCode = wasAsked ? 0 : 1;

/** Once: a second signal makes tsx kill the api at once, before it has stopped its database. */
function stopAll(signal: NodeJS.Signals): void {
  if (isStopping) return;
  isStopping = true;
  for (const side of sides) side.stop(signal);
}

function run(label: string, [command = '', ...args]: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    // Out of the terminal's reach, whose Ctrl-C would come on top of the one signal that is passed on.
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

import { spawn } from 'node:child_process';
import process from 'node:process';

/** What asks a process to stop: Ctrl-C, a supervisor, a closed terminal. */
export const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

/**
 * Runs a command to its end and passes every wish to stop on to it. A terminal's Ctrl-C reaches the child twice, then:
 * whoever is stopping already takes no notice of the second.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopWith?: NodeJS.Signals }} [options] `stopWith`: what to send
 *   instead of the signal that came
 * @returns {Promise<Ending>}
 */
export function runToEnd(command, args, { stopWith, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = signal => void child.kill(stopWith ?? signal);
    for (const signal of STOP_SIGNALS) process.on(signal, passOn);
    const settle = () => {
      for (const signal of STOP_SIGNALS) process.off(signal, passOn);
    };
    child.once('error', error => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve({ code, signal });
    });
  });
}

/**
 * Ends this process as its child ended, by the same code or the same signal.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

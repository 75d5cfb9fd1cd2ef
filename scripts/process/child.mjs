import { spawn } from 'node:child_process';
import process from 'node:process';

/** The signals that stop a process. They come from Ctrl-C, a supervisor or a closed terminal. */
export const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

/**
 * Runs a command to its end and forwards every stop signal to it.
 * A terminal's Ctrl-C thus reaches the child twice. The child must ignore a second signal while it stops.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopWith?: NodeJS.Signals }} [options] `stopWith`:
 * the signal to send instead of the received one
 * @returns {Promise<Ending>}
 */
export function runToEnd(command, args, { stopWith, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = signal => void child.kill(stopWith ?? signal);
    for (const signal of STOP_SIGNALS) process.on(signal, forward);
    const removeListeners = () => {
      for (const signal of STOP_SIGNALS) process.off(signal, forward);
    };
    child.once('error', error => {
      removeListeners();
      reject(error);
    });
    child.once('close', (code, signal) => {
      removeListeners();
      resolve({ code, signal });
    });
  });
}

/**
 * Ends this process with the same code or the same signal as its child.
 * @param {Ending} ending
 */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code ?? 1;
}

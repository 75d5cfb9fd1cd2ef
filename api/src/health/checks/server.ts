import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MAX_LAG_MS, MAX_MEMORY_BYTES } from '../../rules/health/checks.ts';
import { type Check, healthCheck, megabytes } from './healthCheck.ts';

/** How long requests waited for the event loop: measured while a server runs. */
export const loop = monitorEventLoopDelay();

const ADVICE = 'Restart it when nobody works, and tell us with the lines of the log around it.';

export const checkServer: Check = () => {
  const [memory, lag] = [process.memoryUsage.rss(), loop.max / 1e6];
  loop.reset();
  const state = memory > MAX_MEMORY_BYTES ? 'TROUBLE' : lag > MAX_LAG_MS ? 'NOTE' : 'WELL';
  const says = `It takes ${megabytes(memory)} of memory; the longest wait since the last look was ${Math.round(lag)} ms.`;
  return [healthCheck('Server', state, says, ADVICE)];
};

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { MAX_LAG_MS, MAX_MEMORY_BYTES } from '../../rules/health/checks.ts';
import { type CheckFunction, createCheck, formatBytes } from './healthCheck.ts';

/** Measures the delay of the event loop while the server runs. */
export const eventLoopDelay = monitorEventLoopDelay();

const SERVER_ADVICE = 'Restart it when nobody works, and tell us with the lines of the log around it.';

export const checkServer: CheckFunction = () => {
  const [memory, lagMs] = [process.memoryUsage.rss(), eventLoopDelay.max / 1e6];
  eventLoopDelay.reset();
  const state = memory > MAX_MEMORY_BYTES ? 'TROUBLE' : lagMs > MAX_LAG_MS ? 'NOTE' : 'WELL';
  const message = `It takes ${formatBytes(memory)} of memory; the longest wait since the last look was ${Math.round(lagMs)} ms.`;
  return [createCheck('Server', state, message, SERVER_ADVICE)];
};

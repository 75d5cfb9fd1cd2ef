// This file is loaded into each measured process before the program. It responds to `cpu` with the process's
// CPU time so far, including threads. It responds to `pause` with the longest block of the event loop since
// the last `pause`.
const INTERVAL_MS = 10;

let longestMs = 0;
let lastTickAt = performance.now();
let threadMs = threadCpuMs();

setInterval(() => {
  const [now, cpuMs] = [performance.now(), threadCpuMs()];
  // A process on a busy machine also waits for the processor. Thus a pause counts at most the CPU time of the
  // main thread.
  longestMs = Math.max(longestMs, Math.min(now - lastTickAt, cpuMs - threadMs));
  [lastTickAt, threadMs] = [now, cpuMs];
}, INTERVAL_MS).unref();

process.on('message', metric => {
  if (metric === 'pause') {
    process.send?.(longestMs);
    longestMs = 0;
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
  }
});
// Without this call, waiting for messages would keep the process alive.
process.channel?.unref();

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

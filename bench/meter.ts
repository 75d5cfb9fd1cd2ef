// Loaded before each measured process. Responds to `cpu` with the process's CPU time so far, including
// threads. Responds to `pause` with the longest block of the event loop since the last `pause`.
const INTERVAL_MS = 10;

let longestMs = 0;
let lastTickAt = performance.now();
let threadMs = threadCpuMs();

setInterval(() => {
  const [now, cpuMs] = [performance.now(), threadCpuMs()];
  // A process on a busy machine also waits for the processor. A pause is at most the CPU time of the main
  // thread.
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
// Waiting for messages does not keep the process alive.
process.channel?.unref();

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

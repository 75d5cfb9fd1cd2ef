// Loaded before each process under measurement. Answers `cpu` with the processor time of the process so far, threads included,
// and `pause` with the longest time since the last `pause` in which its event loop did nothing else.
const EVERY_MS = 10;

let longestMs = 0;
let wokenAt = performance.now();
let threadMs = threadCpuMs();

setInterval(() => {
  const [now, cpuMs] = [performance.now(), threadCpuMs()];
  // On a busy machine a process also waits for the processor: a pause is at most what the main thread worked.
  longestMs = Math.max(longestMs, Math.min(now - wokenAt, cpuMs - threadMs));
  [wokenAt, threadMs] = [now, cpuMs];
}, EVERY_MS).unref();

process.on('message', what => {
  if (what === 'pause') {
    process.send?.(longestMs);
    longestMs = 0;
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
  }
});
// Being ready to answer is no reason to stay alive.
process.channel?.unref();

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

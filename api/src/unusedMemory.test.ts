import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Leaves garbage of 300 MB or more while others ask on, so much that V8 keeps it; ends once the process is small again.
 * V8 would see to that by itself 100 s after its last collection.
 */
const program = `
  import { setTimeout as sleep } from 'node:timers/promises';
  import { giveUnusedMemoryBack } from ${JSON.stringify(new URL('unusedMemory.ts', import.meta.url).href)};
  let lines = [];
  for (let part = 0; part < 60; part++) {
    for (let line = 0; line < 20_000; line++) lines.push({ line, cells: [line, String(line), { line }] });
    await sleep(1);
  }
  lines = [];
  const most = 150e6;
  const isLarge = () => process.memoryUsage.rss() > most;
  const wasLarge = isLarge();
  const asking = setInterval(() => JSON.parse(JSON.stringify(Array.from({ length: 2_000 }, (_, line) => ({ line })))), 20);
  void giveUnusedMemoryBack({ most, mostBusy: 1, everyMs: 100, restMs: 1_000 });
  for (const end = performance.now() + 80_000; isLarge() && performance.now() < end; ) await sleep(100);
  clearInterval(asking);
  console.log(wasLarge, isLarge());
`;

it('gives back what a large piece of work has left, while others ask on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  try {
    expect(await text(child.stdout)).toBe('true false\n');
  } finally {
    child.kill('SIGKILL');
  }
});

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Leaves garbage of some 500 MB while others ask on, so much that V8 keeps it; ends once more than half of its memory is given back.
 * V8 would do so by itself 100 s after its last collection.
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
  const most = process.memoryUsage.rss();
  const asking = setInterval(() => JSON.parse(JSON.stringify(Array.from({ length: 2_000 }, (_, line) => ({ line })))), 20);
  void giveUnusedMemoryBack({ mostUnused: 150e6, mostBusy: 1, everyMs: 100, restMs: 1_000 });
  const isGivenBack = () => process.memoryUsage.rss() < most / 2;
  for (const end = performance.now() + 80_000; !isGivenBack() && performance.now() < end; ) await sleep(100);
  clearInterval(asking);
  console.log(isGivenBack() ? 'given back' : 'stayed');
`;

it('gives back what a large piece of work has left, while others ask on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  try {
    expect(await text(child.stdout)).toBe('given back\n');
  } finally {
    child.kill('SIGKILL');
  }
});

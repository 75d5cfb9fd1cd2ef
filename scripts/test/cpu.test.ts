import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CpuMeter } from './cpu.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

/** Works for so many seconds of CPU, then goes on as told. */
const work = (seconds: number, then = '') =>
  `const end = process.cpuUsage().user + ${seconds}e6; while (process.cpuUsage().user < end); ${then}`;
const child = (code: string, ending: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: 'inherit' })${ending};`;

describe('CpuMeter', () => {
  onLinux('counts a child of a child that its parent waits for', async () => {
    const meter = new CpuMeter();
    const before = meter.seconds() ?? 0;
    await once(spawn(process.execPath, ['-e', child(work(0.3), '')]), 'close');
    expect(meter.seconds()).toBeGreaterThanOrEqual(before + 0.3);
  });

  onLinux('counts a process that outlives its parent, for as long as it was seen', async () => {
    const meter = new CpuMeter();
    const before = meter.seconds() ?? 0;
    // The parent ends once its child has worked and waits; the child ends when its input does.
    const waits = work(0.3, `console.log('done'); process.stdin.resume();`);
    const parent = spawn(process.execPath, ['-e', child(waits, `.unref(); setInterval(() => {}, 1e6)`)]);
    await once(parent.stdout, 'data');
    const seen = meter.seconds() ?? 0;
    expect(seen).toBeGreaterThanOrEqual(before + 0.3);
    const hasExited = once(parent, 'exit');
    parent.kill('SIGKILL');
    await hasExited;
    parent.stdin.end();
    await once(parent, 'close');
    expect(meter.seconds()).toBeGreaterThanOrEqual(seen);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CpuMeter } from './cpu.ts';

const itOnLinux = process.platform === 'linux' ? it : it.skip;

/** Returns a program that uses this many seconds of CPU and then runs the given code. */
const work = (seconds: number, then = '') =>
  `const end = process.cpuUsage().user + ${seconds}e6; while (process.cpuUsage().user < end); ${then}`;
const child = (code: string, ending: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: 'inherit' })${ending};`;

describe('CpuMeter', () => {
  itOnLinux('counts a grandchild that its parent waits for', async () => {
    const meter = new CpuMeter();
    const before = meter.seconds() ?? 0;
    await once(spawn(process.execPath, ['-e', child(work(0.3), '')]), 'close');
    expect(meter.seconds()).toBeGreaterThanOrEqual(before + 0.3);
  });

  itOnLinux('counts a process that outlives its parent until its last sample', async () => {
    const meter = new CpuMeter();
    const before = meter.seconds() ?? 0;
    // The test ends the parent after its child has used CPU. The child waits until its input closes, and then
    // ends.
    const childCode = work(0.3, `console.log('done'); process.stdin.resume();`);
    const parent = spawn(process.execPath, ['-e', child(childCode, `.unref(); setInterval(() => {}, 1e6)`)]);
    await once(parent.stdout, 'data');
    const secondsBefore = meter.seconds() ?? 0;
    expect(secondsBefore).toBeGreaterThanOrEqual(before + 0.3);
    const hasExited = once(parent, 'exit');
    parent.kill('SIGKILL');
    await hasExited;
    parent.stdin.end();
    await once(parent, 'close');
    expect(meter.seconds()).toBeGreaterThanOrEqual(secondsBefore);
  });
});

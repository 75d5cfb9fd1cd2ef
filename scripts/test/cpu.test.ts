import { execFileSync } from 'node:child_process';
import { cpuSeconds } from './cpu.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('the CPU time of a run', () => {
  onLinux('grows by what a child of a child has worked', () => {
    const worked = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
    const inAChild = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(worked)}])`;
    const before = cpuSeconds() ?? 0;
    execFileSync(process.execPath, ['-e', inAChild]);
    expect(cpuSeconds()).toBeGreaterThanOrEqual(before + 0.3);
  });
});

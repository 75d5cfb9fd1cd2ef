// Builds the outdated parts: the api (to api/dist) and the web (to web/dist).
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './build/pack.ts';
import { type Ending, endLike, runToEnd } from './process/child.mjs';
import { withLock } from './process/lock.mjs';

interface BuildTarget {
  name: string;
  /** The folder that a build replaces as a whole. */
  output: string;
  /** Globs of all files that the output depends on. */
  inputs: string[];
  command: (output: string) => string[];
  /** Completes the output of the tool in a folder. `before` is the output folder of the last build. */
  finish?: (output: string, before: string) => Promise<void>;
}

const SHARED_INPUTS = ['package-lock.json', 'tsconfig.base.json'];
const TESTS = /\.test\.tsx?$|^api\/src\/testing\//;

const api: BuildTarget = {
  name: 'api',
  output: 'api/dist',
  inputs: [...SHARED_INPUTS, 'api/package.json', 'api/tsconfig*.json', 'api/src/**'],
  // The build skips the type check, because the type check needs packages that the product does not need.
  // `npm run check` checks the types.
  command: output => ['tsc', '-p', 'api/tsconfig.build.json', '--noCheck', '--outDir', output],
};
const web: BuildTarget = {
  name: 'web',
  output: 'web/dist',
  inputs: [
    ...SHARED_INPUTS,
    ...['package.json', 'tsconfig.json', '*.ts', 'index.html', 'public/**', 'src/**'].map(
      input => `web/${input}`,
    ),
  ],
  command: output => ['vite', 'build', 'web', '--outDir', `../${output}`, '--logLevel', 'warn'],
  finish: (output, before) => compressAssets(join(output, 'assets'), join(before, 'assets')),
};

const SUCCESS: Ending = { code: 0, signal: null };

/** Builds the outdated parts. Resolves to code 0, or to the exit code or signal of the tool that failed. */
export async function buildStale(scope: 'all' | 'api' = 'all'): Promise<Ending> {
  const targets = scope === 'api' ? [api] : [api, web];
  if (targets.every(target => isCurrent(target))) return SUCCESS;
  return withLock('.cache/build.lock', 'Waiting for another build of this project …', async () => {
    const endings = await Promise.all(targets.filter(target => !isCurrent(target)).map(build));
    return endings.find(({ code }) => code !== 0) ?? SUCCESS;
  });
}

const stampFile = (target: BuildTarget) => join(target.output, '.inputs');

function isCurrent(target: BuildTarget): boolean {
  return (
    existsSync(stampFile(target)) && readFileSync(stampFile(target), 'utf8') === fingerprint(target.inputs)
  );
}

async function build(target: BuildTarget): Promise<Ending> {
  console.log(`Building ${target.name} …`);
  const started = Date.now();
  const inputs = fingerprint(target.inputs);
  // Builds into a second folder and then swaps the folders. A server that runs on the old output thus never
  // reads a partial new output.
  const next = `${target.output}.next`;
  const old = `${target.output}.old`;
  for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true });
  const [tool = '', ...args] = target.command(next);
  const ending = await runToEnd(tool, args);
  if (ending.code !== 0) {
    if (!ending.signal) console.error(`Failed to build ${target.name}.`);
    rmSync(next, { recursive: true, force: true });
    return ending;
  }
  await target.finish?.(next, target.output);
  writeFileSync(join(next, '.inputs'), inputs);
  if (existsSync(target.output)) renameSync(target.output, old);
  renameSync(next, target.output);
  rmSync(old, { recursive: true, force: true });
  console.log(`Built ${target.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return ending;
}

/**
 * Returns a hash that changes when the path or content of an input changes. Tests and test helpers do not
 * count.
 */
export function fingerprint(globs: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(globs, { withFileTypes: true }).filter(entry => entry.isFile());
  const paths = files.map(entry => join(entry.parentPath, entry.name)).filter(path => !TESTS.test(path));
  for (const path of paths.sort()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

if (import.meta.main) endLike(await buildStale());

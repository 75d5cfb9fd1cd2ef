// Builds what is stale of the api (to api/dist) and the web (to web/dist).
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from './build/pack.ts';
import { type Ending, endLike, runToEnd } from './process/child.mjs';
import { withLock } from './process/lock.mjs';

interface Part {
  name: string;
  /** The folder whose content is replaced as a whole. */
  output: string;
  /** Everything that the output is made of, as globs. */
  inputs: string[];
  command: (output: string) => string[];
  /** What is left to do with what the tool has written to a folder; `before` is the folder of the last build. */
  finish?: (output: string, before: string) => Promise<void>;
}

const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json'];
const TESTS = /\.test\.tsx?$|^api\/src\/testing\//;

const api: Part = {
  name: 'api',
  output: 'api/dist',
  inputs: [...EVERYWHERE, 'api/package.json', 'api/tsconfig*.json', 'api/src/**'],
  // The types are for `npm run check`: they need packages that running does not.
  command: output => ['tsc', '-p', 'api/tsconfig.build.json', '--noCheck', '--outDir', output],
};
const web: Part = {
  name: 'web',
  output: 'web/dist',
  inputs: [
    ...EVERYWHERE,
    ...['package.json', 'tsconfig.json', '*.ts', 'index.html', 'public/**', 'src/**'].map(
      input => `web/${input}`,
    ),
  ],
  command: output => ['vite', 'build', 'web', '--outDir', `../${output}`, '--logLevel', 'warn'],
  finish: (output, before) => pack(join(output, 'assets'), join(before, 'assets')),
};

const DONE: Ending = { code: 0, signal: null };

/** Builds what is stale. Resolves to how that ended: code 0, or as the tool ended that failed. */
export async function buildStale(parts: 'all' | 'api' = 'all'): Promise<Ending> {
  const wanted = parts === 'api' ? [api] : [api, web];
  if (wanted.every(part => isCurrent(part))) return DONE;
  return withLock('.cache/build.lock', 'Waiting for another build of this project …', async () => {
    const endings = await Promise.all(wanted.filter(part => !isCurrent(part)).map(build));
    return endings.find(({ code }) => code !== 0) ?? DONE;
  });
}

const stampOf = (part: Part) => join(part.output, '.inputs');

function isCurrent(part: Part): boolean {
  return existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === fingerprint(part.inputs);
}

async function build(part: Part): Promise<Ending> {
  console.log(`Building ${part.name} …`);
  const started = Date.now();
  const inputs = fingerprint(part.inputs);
  // Built aside and swapped in whole: a server that runs from the old output never sees half of the new one.
  const next = `${part.output}.next`;
  const old = `${part.output}.old`;
  for (const leftover of [next, old]) rmSync(leftover, { recursive: true, force: true });
  const [tool = '', ...args] = part.command(next);
  const ending = await runToEnd(tool, args);
  if (ending.code !== 0) {
    if (!ending.signal) console.error(`${part.name} does not build.`);
    rmSync(next, { recursive: true, force: true });
    return ending;
  }
  await part.finish?.(next, part.output);
  writeFileSync(join(next, '.inputs'), inputs);
  if (existsSync(part.output)) renameSync(part.output, old);
  renameSync(next, part.output);
  rmSync(old, { recursive: true, force: true });
  console.log(`Built ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return ending;
}

/** The same as long as no input's path or content changes; tests and what serves only them do not count. */
export function fingerprint(globs: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(globs, { withFileTypes: true }).filter(entry => entry.isFile());
  const paths = files.map(entry => join(entry.parentPath, entry.name)).filter(path => !TESTS.test(path));
  for (const path of paths.sort()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

if (import.meta.main) endLike(await buildStale());

import { existsSync } from 'node:fs';
import { buildStale } from '../build.ts';
import { endLike, runToEnd } from '../process/child.mjs';

/**
 * Builds the outdated parts, runs a program of the built api with the settings of `.env`, and exits like that
 * program.
 */
export async function runBuilt(
  program: string,
  args: string[] = [],
  scope: 'all' | 'api' = 'api',
): Promise<void> {
  const built = await buildStale(scope);
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  const command = [...settings, '--enable-source-maps', program, ...args];
  endLike(built.code === 0 ? await runToEnd(process.execPath, command) : built);
}

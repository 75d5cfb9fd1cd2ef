import { existsSync } from 'node:fs';
import { buildStale } from '../build.ts';
import { endLike, runToEnd } from '../process/child.mjs';

/** Builds what is stale, then runs a program of the built api with the settings of `.env`, and ends as it ends. */
export async function runBuilt(
  program: string,
  args: string[] = [],
  parts: 'all' | 'api' = 'api',
): Promise<void> {
  const built = await buildStale(parts);
  const settings = existsSync('.env') ? ['--env-file=.env'] : [];
  const command = [...settings, '--enable-source-maps', program, ...args];
  endLike(built.code === 0 ? await runToEnd(process.execPath, command) : built);
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildStale } from '../build.ts';
import { endLike, runToEnd } from '../process/child.mjs';

/**
 * Builds the outdated parts and runs a program of the built api with the settings of `.env`. Then exits with
 * the code or signal of that program.
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

/**
 * Returns the files that the built api generates (`schema.graphql`, its rules), by path. Each call reads the
 * current build in a new process.
 */
export async function generateFilesFromApi(): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['web/codegen/filesFromApi.mjs'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

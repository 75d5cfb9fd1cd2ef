import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Returns the files that the built api generates (`schema.graphql`, its rules), by path. Each call reads the
 * build in a new process.
 */
export async function generateFilesFromApi(): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['web/codegen/filesFromApi.mjs'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

// The contract between api and web, printed from the api's code.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const SCHEMA_FILE = 'schema.graphql';

/** The schema of the built api, as it belongs into `schema.graphql`. */
export async function printedSchema(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['api/dist/http/printSchema.js'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

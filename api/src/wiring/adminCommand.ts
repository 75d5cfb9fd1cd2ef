import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { restoreAdminAccess } from '../modules/auth/bootstrapAdmin.ts';
import { createSystemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { Database } from '../platform/database/database.ts';
import { withEmbeddedStore } from '../platform/embeddedPostgres/withEmbeddedStore.ts';
import { emailAddress } from '../platform/input/fields.ts';
import { entities } from './entities.ts';

/**
 * Makes an employee an admin on the configured store (`npm run admin -- <e-mail>`), whether or not its server
 * runs.
 */
async function makeAdmin(args: string[]): Promise<void> {
  const [email] = z.tuple([emailAddress]).safeParse(args).data ?? [];
  if (!email) throw new Error('Usage: `npm run admin -- you@store.example`.');
  const { dataDir, databaseUrl, storeTimeZone } = readConfig(process.env);
  const work = async (url: string) => {
    const database = await Database.open(url, entities);
    try {
      await restoreAdminAccess({ database, clock: createSystemClock(storeTimeZone) }, email);
    } finally {
      await database.close();
    }
    console.log(`${email} is now an admin. Sign in with the Microsoft account for that email.`);
  };
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`No store found in ${dataDir}. Check DATA_DIR.`);
  await (databaseUrl ? work(databaseUrl) : withEmbeddedStore(dataDir, console.log, work));
}

makeAdmin(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

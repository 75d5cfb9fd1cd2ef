import { createSystemClock } from '../platform/clock.ts';
import { verifyClosings } from '../modules/closings/verifyClosings.ts';
import { readConfig } from '../platform/config.ts';
import { onEmbeddedStore } from '../embeddedPostgres/onEmbeddedStore.ts';
import { verify } from './verify.ts';

/** `npm run verify`: of the store that the settings name, whether its server runs or not. */
async function run([flag, ...more]: string[]): Promise<boolean> {
  const isRebuilding = flag === '--rebuild';
  if (more.length > 0 || (flag !== undefined && !isRebuilding)) {
    throw new Error('Say `npm run verify` or `npm run verify -- --rebuild`.');
  }
  const { dataDir, databaseUrl, storeTimeZone } = readConfig(process.env);
  const work = async (url: string) =>
    (await verify(url, isRebuilding, console.log)) &&
    (await verifyClosings(url, createSystemClock(storeTimeZone), console.log));
  return databaseUrl ? work(databaseUrl) : onEmbeddedStore(dataDir, console.log, work);
}

run(process.argv.slice(2)).then(
  isWell => {
    if (!isWell) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

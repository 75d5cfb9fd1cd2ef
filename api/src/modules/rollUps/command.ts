import { createSystemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import { withEmbeddedStore } from '../../platform/embeddedPostgres/withEmbeddedStore.ts';
import { verifyClosings } from '../closings/verifyClosings.ts';
import { verifyRollUps } from './verifyRollUps.ts';

/** Runs `npm run verify` on the configured store, even while its server runs. */
async function verifyStore([flag, ...extraArguments]: string[]): Promise<boolean> {
  const isRebuilding = flag === '--rebuild';
  if (extraArguments.length > 0 || (flag !== undefined && !isRebuilding)) {
    throw new Error('Usage: `npm run verify` or `npm run verify -- --rebuild`.');
  }
  const { dataDir, databaseUrl, storeTimeZone } = readConfig(process.env);
  const work = async (url: string) =>
    (await verifyRollUps(url, isRebuilding, console.log)) &&
    (await verifyClosings(url, createSystemClock(storeTimeZone), console.log));
  return databaseUrl ? work(databaseUrl) : withEmbeddedStore(dataDir, console.log, work);
}

verifyStore(process.argv.slice(2)).then(
  isCorrect => {
    if (!isCorrect) process.exitCode = 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

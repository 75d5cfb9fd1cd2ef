import { STORE_NAME } from '../database/connections/storeRole.ts';
import { readPassword } from './cluster.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import { findPostmaster } from './postmaster.ts';
import { openStoreFolder } from './storeFolder.ts';

/**
 * Runs work on the embedded store of a folder. If the store's server is not running, starts it for the
 * duration of the work.
 * @throws EmbeddedDatabaseError
 */
export async function withEmbeddedStore<Result>(
  dataDir: string,
  print: (line: string) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const running = await findRunningStoreUrl(dataDir);
  if (running) return work(running);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: print });
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

/**
 * Returns the address of the store's database in this folder if its server is running, even if another
 * process manages the server.
 */
export async function findRunningStoreUrl(dataDir: string): Promise<string | undefined> {
  const folder = await openStoreFolder(dataDir);
  const postmaster = await findPostmaster(folder.cluster);
  if (!postmaster?.isReady) return undefined;
  return `postgres://${STORE_NAME}:${await readPassword(folder)}@127.0.0.1:${postmaster.port}/${STORE_NAME}`;
}

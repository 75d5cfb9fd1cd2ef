import { STORE_NAME } from '../database/storeRole.ts';
import { readPassword } from './cluster.ts';
import { findPostmaster } from './postmaster.ts';
import { openStoreFolder } from './storeFolder.ts';

/**
 * Returns the address of the store's database in this folder if its server runs, also if another process
 * manages it.
 */
export async function findRunningStore(dataDir: string): Promise<string | undefined> {
  const folder = await openStoreFolder(dataDir);
  const postmaster = await findPostmaster(folder.cluster);
  if (!postmaster?.isReady) return undefined;
  return `postgres://${STORE_NAME}:${await readPassword(folder)}@127.0.0.1:${postmaster.port}/${STORE_NAME}`;
}

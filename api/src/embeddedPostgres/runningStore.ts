import { STORE_NAME } from '../database/storeRole.ts';
import { readPassword } from './cluster.ts';
import { findPostmaster } from './postmaster.ts';
import { openStoreFolder } from './storeFolder.ts';

/** The address of the store's database in this folder when its server runs, whoever looks after it. */
export async function findRunningStore(dataDir: string): Promise<string | undefined> {
  const folder = await openStoreFolder(dataDir);
  const postmaster = await findPostmaster(folder.cluster);
  if (!postmaster?.isReady) return undefined;
  return `postgres://${STORE_NAME}:${await readPassword(folder)}@127.0.0.1:${postmaster.port}/${STORE_NAME}`;
}

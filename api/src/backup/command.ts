import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { BackupError } from './backupError.ts';
import { backUpEmbedded, restoreEmbedded } from './embeddedStore.ts';

const USAGE = 'Say `npm run backup -- [file]` or `npm run restore -- <file> [--replace]`.';

/** `npm run backup` and `npm run restore`: `backup [file]` or `restore <file> [--replace]`. */
async function run(args: string[]): Promise<void> {
  const { positionals, values } = read(args);
  const [task, named, ...more] = positionals;
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set: back up and restore that PostgreSQL with its own pg_dump and pg_restore.',
    );
  }
  const isRestore = task === 'restore';
  if (more.length > 0 || (isRestore && !named) || (!isRestore && values.replace))
    throw new BackupError(USAGE);
  // npm runs in the project's folder, and people name files from where they are.
  const file = resolve(process.env.INIT_CWD ?? '.', named ?? defaultFile());
  if (isRestore) await restoreEmbedded(dataDir, file, values.replace, console.log);
  else await backUpEmbedded(dataDir, file, console.log);
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
  } catch {
    throw new BackupError(USAGE);
  }
}

const defaultFile = () =>
  `backups/salesfloor-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.sql.gz`;

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

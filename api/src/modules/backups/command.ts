import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import { BackupError } from './backupFile.ts';
import { backUpEmbedded, restoreEmbedded } from './embeddedStore.ts';

const USAGE_MESSAGE = 'Usage: `npm run backup -- [file]` or `npm run restore -- <file> [--replace]`.';

/** Runs `npm run backup` and `npm run restore`: `backup [file]` or `restore <file> [--replace]`. */
async function runBackupCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArguments(args);
  const [task, fileArgument, ...extraArguments] = positionals;
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set. Use pg_dump and pg_restore to back up and restore that database.',
    );
  }
  const isRestore = task === 'restore';
  if (extraArguments.length > 0 || (isRestore && !fileArgument) || (!isRestore && values.replace))
    throw new BackupError(USAGE_MESSAGE);
  // npm runs in the project's folder, but people name files relative to their current folder.
  const file = resolve(process.env.INIT_CWD ?? '.', fileArgument ?? getDefaultFile());
  if (isRestore) await restoreEmbedded(dataDir, file, values.replace, console.log);
  else await backUpEmbedded(dataDir, file, console.log);
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
  } catch {
    throw new BackupError(USAGE_MESSAGE);
  }
}

const getDefaultFile = () =>
  `backups/salesfloor-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.sql.gz`;

runBackupCommand(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

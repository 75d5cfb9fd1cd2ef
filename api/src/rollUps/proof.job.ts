import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from '../backup/backupError.ts';
import { inScratch } from '../backup/backupFolder.ts';
import { Bucket } from '../backup/bucket.ts';
import { proveBackup } from '../backup/proveBackup.ts';
import type { Services } from '../platform/context.ts';
import { describeFailure } from '../platform/errors.ts';
import { backupFacts } from '../health/backup.job.ts';
import { noteUpkeep, upkeep } from '../health/upkeep.ts';
import { declareJob } from '../queue/job.ts';
import { verify } from './verify.ts';

/** Every Sunday: the last good backup, where there is a bucket the one in it, is restored beside the store, counted, compared and thrown away (health.md, Backups). */
export const proofJob = declareJob({
  name: 'proof',
  data: z.object({}),
  schedule: { at: '04:30', on: [0], lateHours: 24 },
  isAlone: true,
  tries: 3,
  longestMinutes: 240,
  run: async (_data, services: Services, { signal }) => {
    const { database, folders, clock } = services;
    const { backups, bucket } = folders;
    const last = (await upkeep(database)).find(({ task }) => task === (bucket ? 'upload' : 'backup'));
    if (!last?.facts) return;
    const { file, bytes, taken } = backupFacts.parse(last.facts);
    const prove = (folder: string) => proveBackup(database.url, join(folder, file), taken, lookAtSums);
    try {
      if (bucket)
        await inScratch(clock.now(), async folder => {
          await Bucket.use(bucket, signal, there => there.download(file, bytes, folder));
          await prove(folder);
        });
      else if (backups) await prove(backups);
      else return;
      await noteUpkeep(services, 'proof', { facts: { file } });
    } catch (error) {
      const isFound = error instanceof BackupError;
      await noteUpkeep(services, 'proof', { trouble: isNoRight(error) ? NEEDED : describeFailure(error) });
      if (!isFound) throw error; // another try may do; a damaged file stays damaged
    }
  },
});

async function lookAtSums(restored: string): Promise<void> {
  const lines: string[] = [];
  if (!(await verify(restored, false, line => void lines.push(line)))) throw new BackupError(lines.join(' '));
}

/** SQLSTATE insufficient_privilege. */
const NO_RIGHT = '42501';

const NEEDED =
  'The database’s role may not restore beside the store: grant it what docs/OPERATIONS.md, Backups, names.';

const isNoRight = (error: unknown) => error instanceof Error && 'code' in error && error.code === NO_RIGHT;

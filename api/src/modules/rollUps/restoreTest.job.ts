import { join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { describeFailure } from '../../platform/errors.ts';
import { declareJob } from '../../platform/queue/job.ts';
import { BackupError } from '../backups/backupFile.ts';
import { withScratchFolder } from '../backups/backupFolder.ts';
import { Bucket } from '../backups/bucket.ts';
import { testRestore } from '../backups/restoreBackup.ts';
import { backupFacts } from '../health/backup.job.ts';
import { listMaintenance, recordMaintenance } from '../health/maintenance.ts';
import { verifyRollUps } from './verifyRollUps.ts';

/**
 * Restores the last good backup next to the store every Sunday, from the bucket if there is one. Compares the
 * restored database with the store and deletes it (health.md, Backups).
 */
export const restoreTestJob = declareJob({
  name: 'proof',
  data: z.object({}),
  schedule: { at: '04:30', on: [0], lateHours: 24 },
  isSingleton: true,
  tries: 3,
  timeoutMinutes: 240,
  run: async (_data, services: Services, { signal }) => {
    const { database, folders, clock } = services;
    const { backups, bucket } = folders;
    const last = (await listMaintenance(database)).find(
      ({ task }) => task === (bucket ? 'upload' : 'backup'),
    );
    if (!last?.facts) return;
    const { file, bytes, taken: contents } = backupFacts.parse(last.facts);
    const testFolder = (folder: string) =>
      testRestore(database.url, join(folder, file), contents, verifyRestoredSums);
    try {
      if (bucket)
        await withScratchFolder(clock.now(), async folder => {
          await Bucket.use(bucket, signal, openBucket => openBucket.download(file, bytes, folder));
          await testFolder(folder);
        });
      else if (backups) await testFolder(backups);
      else return;
      await recordMaintenance(services, 'proof', { facts: { file } });
    } catch (error) {
      const isBackupProblem = error instanceof BackupError;
      await recordMaintenance(services, 'proof', {
        problem: isMissingRight(error) ? MISSING_RIGHT_MESSAGE : describeFailure(error),
      });
      if (!isBackupProblem) throw error; // another attempt may succeed, unless the file is damaged
    }
  },
});

async function verifyRestoredSums(restored: string): Promise<void> {
  const lines: string[] = [];
  if (!(await verifyRollUps(restored, false, line => void lines.push(line))))
    throw new BackupError(lines.join(' '));
}

/** SQLSTATE insufficient_privilege. */
const INSUFFICIENT_PRIVILEGE_CODE = '42501';

const MISSING_RIGHT_MESSAGE =
  'The database role is missing rights for the restore test. Grant the rights listed in docs/OPERATIONS.md, Backups.';

const isMissingRight = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE_CODE;

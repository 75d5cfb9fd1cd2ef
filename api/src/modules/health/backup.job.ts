import { access, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { declareJob, type JobRun } from '../../platform/queue/job.ts';
import { todayIn } from '../../rules/calendar/today.ts';
import { prepareNextBackup, sweepBackups, withScratchFolder } from '../backups/backupFolder.ts';
import { Bucket } from '../backups/bucket.ts';
import { countRows, recordBackup, takeBackup } from '../backups/takeBackup.ts';
import { listMaintenance, runMaintenance } from './maintenance.ts';

/** The stored facts of a backup, and of its upload to the bucket. */
export const backupFacts = z.object({
  file: z.string(),
  bytes: z.number(),
  taken: z.object({ tables: z.record(z.string(), z.number()), figures: z.record(z.string(), z.string()) }),
  /** The id of the job run that made the backup. */
  run: z.string().optional(),
});

type BackupFacts = z.infer<typeof backupFacts>;

/**
 * Makes a backup every night, and when an admin requests a backup. Does nothing if neither a folder nor a
 * bucket is configured (health.md, Backups).
 */
export const backupJob = declareJob({
  name: 'backup',
  data: z.object({}),
  schedule: { at: '02:30', lateHours: 20 },
  isSingleton: true,
  tries: 8,
  timeoutMinutes: 120,
  run: async (_data, services: Services, run) => {
    const { folders, clock } = services;
    const { backups, bucket } = folders;
    if (backups) await makeAndUploadBackup(services, backups, run);
    else if (bucket)
      await withScratchFolder(clock.now(), folder => makeAndUploadBackup(services, folder, run));
  },
});

/**
 * Writes the backup to a folder and then uploads the backup. If the bucket is unavailable, the next attempt
 * uploads the same file.
 */
async function makeAndUploadBackup(services: Services, folder: string, run: JobRun): Promise<void> {
  const { clock, folders } = services;
  const { bucket } = folders;
  const toStoreDay = (instant: Date) => todayIn(clock.timeZone, instant);
  const backup =
    (await findEarlierBackup(services, folder, run)) ??
    (await runMaintenance(services, 'backup', async () => {
      const facts = await makeBackup(services, folder, run);
      await sweepBackups(folder, clock.now(), toStoreDay);
      return facts;
    }));
  if (!bucket) return;
  await runMaintenance(services, 'upload', async () => {
    await Bucket.use(bucket, run.signal, async openBucket => {
      await openBucket.upload(join(folder, backup.file));
      await openBucket.sweep(clock.now(), toStoreDay);
    });
    return backup;
  });
}

async function makeBackup({ database, clock }: Services, folder: string, run: JobRun): Promise<BackupFacts> {
  const file = await prepareNextBackup(folder, clock.now());
  const contents = await takeBackup(database.url, file, run.signal);
  await recordBackup(database.url, file, { action: 'backUp', lines: countRows(contents) });
  return { file: basename(file), bytes: (await stat(file)).size, taken: contents, run: run.id };
}

/** Returns the backup that an earlier attempt of this run made. */
async function findEarlierBackup(
  { database }: Services,
  folder: string,
  { id }: JobRun,
): Promise<BackupFacts | undefined> {
  const last = (await listMaintenance(database)).find(({ task }) => task === 'backup');
  const backup = last && !last.problem && backupFacts.safeParse(last.facts).data;
  if (!backup || backup.run !== id) return undefined;
  return access(join(folder, backup.file)).then(
    () => backup,
    () => undefined,
  );
}

import { access, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { inScratch, nextBackup, sweepBackups } from '../backup/backupFolder.ts';
import { Bucket } from '../backup/bucket.ts';
import { rowsOfAll, takeBackup } from '../backup/takeBackup.ts';
import { tellOfBackup } from '../backup/tellOfBackup.ts';
import type { Services } from '../platform/context.ts';
import { declareJob, type Run } from '../queue/job.ts';
import { todayIn } from '../rules/calendar/today.ts';
import { keepUp, upkeep } from './upkeep.ts';

/** What is noted of a backup, and of the one in the bucket. */
export const backupFacts = z.object({
  file: z.string(),
  bytes: z.number(),
  taken: z.object({ tables: z.record(z.string(), z.number()), figures: z.record(z.string(), z.string()) }),
  /** The run that made it. */
  run: z.string().optional(),
});

type BackupFacts = z.infer<typeof backupFacts>;

/** Every night, and whenever an admin asks for it; nothing where nobody said where to (health.md, Backups). */
export const backupJob = declareJob({
  name: 'backup',
  data: z.object({}),
  schedule: { at: '02:30', lateHours: 20 },
  isAlone: true,
  tries: 8,
  longestMinutes: 120,
  run: async (_data, services: Services, run) => {
    const { folders, clock } = services;
    const { backups, bucket } = folders;
    if (backups) await backUp(services, backups, run);
    else if (bucket) await inScratch(clock.now(), folder => backUp(services, folder, run));
  },
});

/** Into a folder first. A bucket that is away leaves a good backup there, which the next try uploads. */
async function backUp(services: Services, folder: string, run: Run): Promise<void> {
  const { clock, folders } = services;
  const { bucket } = folders;
  const dayOf = (instant: Date) => todayIn(clock.timeZone, instant);
  const made =
    (await madeBefore(services, folder, run)) ??
    (await keepUp(services, 'backup', async () => {
      const facts = await take(services, folder, run);
      await sweepBackups(folder, clock.now(), dayOf);
      return facts;
    }));
  if (!bucket) return;
  await keepUp(services, 'upload', async () => {
    await Bucket.use(bucket, run.signal, async there => {
      await there.upload(join(folder, made.file));
      await there.sweep(clock.now(), dayOf);
    });
    return made;
  });
}

async function take({ database, clock }: Services, folder: string, run: Run): Promise<BackupFacts> {
  const file = await nextBackup(folder, clock.now());
  const taken = await takeBackup(database.url, file, run.signal);
  await tellOfBackup(database.url, file, { action: 'backUp', lines: rowsOfAll(taken) });
  return { file: basename(file), bytes: (await stat(file)).size, taken, run: run.id };
}

/** By an earlier try of this run. */
async function madeBefore(
  { database }: Services,
  folder: string,
  { id }: Run,
): Promise<BackupFacts | undefined> {
  const last = (await upkeep(database)).find(({ task }) => task === 'backup');
  const made = last && !last.trouble && backupFacts.safeParse(last.facts).data;
  if (!made || made.run !== id) return undefined;
  return access(join(folder, made.file)).then(
    () => made,
    () => undefined,
  );
}

import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { nextBackup, sweepBackups } from '../backup/backupFolder.ts';
import { rowsOfAll, takeBackup } from '../backup/takeBackup.ts';
import { tellOfBackup } from '../backup/tellOfBackup.ts';
import type { Services } from '../context.ts';
import { declareJob } from '../queue/job.ts';
import { todayIn } from '../rules/calendar/today.ts';
import { keepUp } from './upkeep.ts';

/** What is noted of a backup. */
export const backupFacts = z.object({
  file: z.string(),
  bytes: z.number(),
  taken: z.object({ tables: z.record(z.string(), z.number()), figures: z.record(z.string(), z.string()) }),
});

/** Every night, and whenever an admin asks for it; nothing where no folder is set for them (health.md, Backups). */
export const backupJob = declareJob({
  name: 'backup',
  data: z.object({}),
  schedule: { at: '02:30', lateHours: 20 },
  isAlone: true,
  tries: 4,
  longestMinutes: 120,
  run: async (_data, services: Services, { signal }) => {
    const { database, clock, folders } = services;
    if (folders.backups)
      await keepUp(services, 'backup', () => backUp(database.url, folders.backups ?? '', clock, signal));
  },
});

async function backUp(url: string, folder: string, clock: Services['clock'], signal: AbortSignal) {
  const file = await nextBackup(folder, clock.now());
  const taken = await takeBackup(url, file, signal);
  await tellOfBackup(url, file, { action: 'backUp', lines: rowsOfAll(taken) });
  await sweepBackups(folder, clock.now(), instant => todayIn(clock.timeZone, instant));
  return { file: basename(file), bytes: (await stat(file)).size, taken } satisfies z.infer<
    typeof backupFacts
  >;
}

import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { withConnection } from '../../platform/database/connections/connection.ts';
import { declareJob } from '../../platform/queue/job.ts';
import { DELETE_OLD_ACCESSES_SQL } from './accessLog.statements.ts';

/** Deletes accesses after their retention, every night (changes.md, Exports and sign-ins). */
export const deleteOldAccessesJob = declareJob({
  name: 'old-accesses',
  data: z.object({}),
  schedule: { at: '03:45', lateHours: 20 },
  isSingleton: true,
  tries: 3,
  timeoutMinutes: 60,
  run: async (_data, { database }: Services) => {
    await withConnection(database.url, 'old accesses', client => client.query(DELETE_OLD_ACCESSES_SQL));
  },
});

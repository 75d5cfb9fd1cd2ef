import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { onConnection } from '../../database/connection.ts';
import { declareJob } from '../../queue/job.ts';
import { DELETE_OLD_ACCESSES_SQL } from './accessLog.statements.ts';

/** Deletes accesses after their retention, every night (changes.md, Exports and sign-ins). */
export const deleteOldAccessesJob = declareJob({
  name: 'old-accesses',
  data: z.object({}),
  schedule: { at: '03:45', lateHours: 20 },
  isAlone: true,
  tries: 3,
  longestMinutes: 60,
  run: async (_data, { database }: Services) => {
    await onConnection(database.url, 'old accesses', client => client.query(DELETE_OLD_ACCESSES_SQL));
  },
});

import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { declareJob } from '../../platform/queue/job.ts';
import { verifyClosings } from '../closings/verifyClosings.ts';
import { recordMaintenance } from '../health/maintenance.ts';
import { verifyRollUps } from './verifyRollUps.ts';

/** Maximum number of lines about differences that Health shows. */
const MAX_LINES = 3;

/** Runs `npm run verify` every night (health.md, Stored totals). */
export const verifyJob = declareJob({
  name: 'verify',
  data: z.object({}),
  schedule: { at: '03:30', lateHours: 20 },
  isSingleton: true,
  tries: 3,
  timeoutMinutes: 60,
  run: async (_data, services: Services) => {
    const { url } = services.database;
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line.trim());
    const isCorrect =
      (await verifyRollUps(url, false, print)) && (await verifyClosings(url, services.clock, print));
    await recordMaintenance(
      services,
      'verify',
      isCorrect ? { facts: {} } : { problem: lines.slice(0, MAX_LINES).join(' ') },
    );
  },
});

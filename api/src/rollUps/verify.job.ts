import { z } from 'zod';
import { verifyClosings } from '../modules/closings/verifyClosings.ts';
import type { Services } from '../platform/context.ts';
import { noteUpkeep } from '../health/upkeep.ts';
import { declareJob } from '../queue/job.ts';
import { verify } from './verify.ts';

/** As many lines of what differs as an admin is shown. */
const SHOWN = 3;

/** `npm run verify`, every night (health.md, Figures). */
export const verifyJob = declareJob({
  name: 'verify',
  data: z.object({}),
  schedule: { at: '03:30', lateHours: 20 },
  isAlone: true,
  tries: 3,
  longestMinutes: 60,
  run: async (_data, services: Services) => {
    const { url } = services.database;
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line.trim());
    const isWell = (await verify(url, false, print)) && (await verifyClosings(url, services.clock, print));
    await noteUpkeep(
      services,
      'verify',
      isWell ? { facts: {} } : { trouble: lines.slice(0, SHOWN).join(' ') },
    );
  },
});

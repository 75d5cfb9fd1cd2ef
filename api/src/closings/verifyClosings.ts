import type { Clock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { Database } from '../database/database.ts';
import { createLog } from '../platform/log.ts';
import { Queue } from '../queue/queue.ts';
import { type FigureDifference, figureDifferences } from '../rules/closing/differences.ts';
import { SALESPERSON } from '../rules/people/positions.ts';
import { UNKNOWN_VERSIONS } from '../platform/topics.ts';
import { createSystemViewer } from '../platform/viewer/viewer.ts';
import { closedNow, closingById } from './closing.query.ts';
import { figuresOf, monthReports } from './monthAsItStands.ts';

/**
 * Compares what each closed month stored with what its deals say now, as this code counts them, and prints what differs.
 * @returns whether all is well
 */
export async function verifyClosings(
  url: string,
  clock: Clock,
  print: (line: string) => void,
): Promise<boolean> {
  const database = await Database.open(url, []);
  const queue = new Queue(url, clock, createLog('silent')); // never begins
  try {
    const closed = await closedNow(database);
    let isWell = true;
    for (const { id, month } of closed) {
      const { stored } = await closingById(database, id);
      const now = figuresOf(await monthReports({ ...NOBODY, database, clock, queue }, month));
      for (const difference of figureDifferences(stored.figures, now)) {
        print(`  ${month}, ${lineOf(difference)}`);
        isWell = false;
      }
    }
    print(isWell ? `Closed months are as they were closed: ${closed.length}.` : 'Closed months differ.');
    return isWell;
  } finally {
    await database.close();
  }
}

const lineOf = ({ figure, person, from, to }: FigureDifference) =>
  `${person ? `${person.name}, ` : ''}${figure}: closed as ${from}, now ${to}`;

/** Reports name what their viewer may edit; this one is the terminal. */
const NOBODY: Omit<Context, 'database' | 'clock' | 'queue'> = {
  publicUrl: '',
  storeName: '',
  folders: {},
  versions: UNKNOWN_VERSIONS,
  source: { door: 'store' },
  viewer: createSystemViewer(SALESPERSON),
};

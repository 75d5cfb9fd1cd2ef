import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { Queue } from '../../platform/queue/queue.ts';
import { UNKNOWN_VERSIONS } from '../../platform/topics.ts';
import { createSystemViewer } from '../../platform/viewer/viewer.ts';
import { type FigureDifference, listFigureDifferences } from '../../rules/closing/differences.ts';
import { SALESPERSON } from '../../rules/people/positions.ts';
import { getClosing, listClosedMonths } from './closing.query.ts';
import { loadMonthReports, toMonthFigures } from './monthSnapshot.ts';

/**
 * Compares the stored figures of each closed month with the current figures of its deals, and prints the
 * differences.
 * @returns whether all figures are equal
 */
export async function verifyClosings(
  url: string,
  clock: Clock,
  print: (line: string) => void,
): Promise<boolean> {
  const database = await Database.open(url, []);
  const queue = new Queue(url, clock, createLog('silent')); // this queue is never started
  try {
    const closedMonths = await listClosedMonths(database);
    let isUnchanged = true;
    for (const { id, month } of closedMonths) {
      const { stored } = await getClosing(database, id);
      const now = toMonthFigures(
        await loadMonthReports({ ...COMMAND_LINE_CONTEXT, database, clock, queue }, month),
      );
      for (const difference of listFigureDifferences(stored.figures, now)) {
        print(`  ${month}, ${formatDifference(difference)}`);
        isUnchanged = false;
      }
    }
    print(
      isUnchanged
        ? `Closed months that match their figures at close: ${closedMonths.length}.`
        : 'Some closed months no longer match their figures at close.',
    );
    return isUnchanged;
  } finally {
    await database.close();
  }
}

const formatDifference = ({ figure, person, from, to }: FigureDifference) =>
  `${person ? `${person.name}, ` : ''}${figure}: ${from} at close, ${to} now`;

/**
 * Context of the command line. It contains a viewer, because reports show which values their viewer may edit.
 */
const COMMAND_LINE_CONTEXT: Omit<Context, 'database' | 'clock' | 'queue'> = {
  publicUrl: '',
  storeName: '',
  folders: {},
  versions: UNKNOWN_VERSIONS,
  source: { channel: 'store' },
  viewer: createSystemViewer(SALESPERSON),
};

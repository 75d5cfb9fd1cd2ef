import { withDemo } from '../../scripts/process/demo.ts';
import { printTable } from '../print.ts';
import { type FirstLoad, measureFirstLoads } from './firstLoad.ts';

/** Goals for kilobytes of scripts on the wire, by path. */
const MAX_SCRIPT_KILOBYTES: Readonly<Record<string, number>> = { '/login': 140, '/': 330, '/hog': 420 };
const MAX_REQUESTS = 25;

const HEADERS = [
  'first load',
  'requests',
  'KB on the wire',
  'of scripts',
  'goal',
  'first paint ms',
  'largest',
  'goals',
];

/**
 * Opens the screens of the built product in a real browser, with a demo store, and prints the cost of each
 * first load.
 */
export async function benchScreens(): Promise<void> {
  await withDemo(async demo => {
    console.log('Opening each screen with an empty cache, on a phone with slow 4G …\n');
    printTable([HEADERS, ...(await measureFirstLoads(demo)).map(toLoadRow)]);
  });
}

function toLoadRow(load: FirstLoad): string[] {
  const maxKilobytes = MAX_SCRIPT_KILOBYTES[load.path] ?? Number.POSITIVE_INFINITY;
  const isMet = load.requests <= MAX_REQUESTS && load.scriptBytes <= maxKilobytes * 1_000;
  return [
    load.path,
    String(load.requests),
    kilobytes(load.bytes),
    kilobytes(load.scriptBytes),
    Number.isFinite(maxKilobytes) ? `≤ ${maxKilobytes}` : '',
    load.firstPaintMs.toFixed(0),
    load.largestPaintMs.toFixed(0),
    isMet ? 'met' : 'missed',
  ];
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0);

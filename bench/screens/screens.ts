import { onDemo } from '../../scripts/process/demo.ts';
import { printTable } from '../print.ts';
import { type FirstLoad, firstLoads } from './firstLoad.ts';

/** Kilobytes of scripts on the wire, by path. */
const MOST_SCRIPTS: Readonly<Record<string, number>> = { '/login': 140, '/': 330, '/hog': 420 };
const MOST_REQUESTS = 25;

const LOADS = [
  'first load',
  'requests',
  'KB on the wire',
  'of scripts',
  'goal',
  'first paint ms',
  'largest',
  'goals',
];

/** Opens the screens of the built product in a real browser, over a demo store, and prints what each first load costs. */
export async function benchScreens(): Promise<void> {
  await onDemo(async demo => {
    console.log('Opening each screen with an empty cache, on a phone with slow 4G …\n');
    printTable([LOADS, ...(await firstLoads(demo)).map(loadRow)]);
  });
}

function loadRow(load: FirstLoad): string[] {
  const most = MOST_SCRIPTS[load.path] ?? Number.POSITIVE_INFINITY;
  const isMet = load.requests <= MOST_REQUESTS && load.scriptBytes <= most * 1_000;
  return [
    load.path,
    String(load.requests),
    kilobytes(load.bytes),
    kilobytes(load.scriptBytes),
    Number.isFinite(most) ? `≤ ${most}` : '',
    load.firstPaintMs.toFixed(0),
    load.largestPaintMs.toFixed(0),
    isMet ? 'met' : 'missed',
  ];
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0);

import { onDemo } from '../../scripts/process/demo.ts';
import { printTable } from '../print.ts';
import { type ActCost, actCosts } from './actCosts.ts';
import { A_DIGIT } from './acts.ts';
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

/** Measures the screens of the built product in a real browser, over a demo store of its own, and prints a table for each part. */
export async function benchScreens({ loads, acts }: { loads: boolean; acts: boolean }): Promise<void> {
  await onDemo(async demo => {
    if (loads) {
      console.log('Opening each screen with an empty cache, on a phone of a slow line …\n');
      printTable([LOADS, ...(await firstLoads(demo)).map(loadRow)]);
    }
    if (acts) {
      console.log('\nTyping and choosing, at a quarter of the processor …\n');
      const costs: ActCost[] = [];
      for await (const cost of actCosts(demo.browser, demo.baseUrl, await demo.signIn(WHO))) costs.push(cost);
      printTable([COSTS, ...costs.map(cost => costRow(cost, costs))]);
    }
  });
}

const COSTS = ['what', 'work ms', '÷ a digit of gross', 'longest hold ms', 'with the answer', 'goals'];
/** May type gross. */
const WHO = 'Mara Voss';

/** Nothing that is typed or chosen keeps the next key waiting longer, nor costs more than so many digits of gross. */
const MOST_MS = 100;
const MOST_OF_A_DIGIT = 1.5;

function costRow({ what, workMs, holdMs, answerHoldMs }: ActCost, costs: readonly ActCost[]): string[] {
  const digit = costs.find(cost => cost.what === A_DIGIT)?.workMs ?? Number.NaN;
  const isMet = holdMs <= MOST_MS && workMs <= MOST_OF_A_DIGIT * digit;
  const figures = [
    workMs.toFixed(0),
    (workMs / digit).toFixed(1),
    holdMs.toFixed(0),
    answerHoldMs.toFixed(0),
  ];
  return [what, ...figures, isMet ? 'met' : 'missed'];
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

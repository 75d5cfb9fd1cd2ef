import { onDemo } from '../../scripts/process/demo.ts';
import { printTable } from '../print.ts';
import { A_DIGIT } from './acts.ts';
import { type FirstLoad, firstLoads } from './firstLoad.ts';
import { type TypingCost, typingCosts } from './typing.ts';

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

/** Measures the screens of the built product in a real browser, over a demo store of its own, and prints a table. */
export async function benchScreens(): Promise<void> {
  await onDemo(async demo => {
    console.log('Opening each screen with an empty cache, on a phone of a slow line …\n');
    printTable([LOADS, ...(await firstLoads(demo)).map(loadRow)]);
    console.log('\nTyping and choosing, at a quarter of the processor …\n');
    const costs: TypingCost[] = [];
    const session = await demo.signIn(WHO);
    for await (const cost of typingCosts(demo.browser, demo.baseUrl, session)) costs.push(cost);
    printTable([COSTS, ...costs.map(cost => costRow(cost, costs))]);
  });
}

const COSTS = ['what', 'ms', '÷ a bare letter', '÷ a digit of gross', 'goals'];
/** May type gross. */
const WHO = 'Mara Voss';

/** Nothing that is typed or chosen costs more than this, nor more than so many digits of gross. */
const MOST_MS = 100;
const MOST_OF_A_DIGIT = 1.5;

function costRow({ what, ms, ratio }: TypingCost, costs: readonly TypingCost[]): string[] {
  const digit = costs.find(cost => cost.what === A_DIGIT)?.ms ?? Number.NaN;
  const isMet = ms <= MOST_MS && ms <= MOST_OF_A_DIGIT * digit;
  return [what, ms.toFixed(0), ratio.toFixed(1), (ms / digit).toFixed(1), isMet ? 'met' : 'missed'];
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

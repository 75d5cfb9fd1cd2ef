import type { Page } from '@playwright/test';
import { type Demo, withDemo } from '../../scripts/process/demo.ts';
import { NetworkMonitor } from '../../scripts/test/browser.ts';
import { median, printTable } from '../report.ts';

/** The cost of opening a screen for the first time, with an empty browser cache. */
export interface FirstLoad {
  readonly path: string;
  /** Number of requests until the network is idle. */
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** Bytes of scripts on the wire, headers included. */
  readonly scriptBytes: number;
  /**
   * Milliseconds to the first and to the largest paint, as on a phone. Each value is the median of several
   * loads.
   */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
}

const SCREENS = [
  ...[
    '/login',
    '/',
    '/hog',
    '/tick',
    '/summary',
    '/trade',
    '/activity',
    '/potofgold',
    '/uplog',
    '/uplogstats',
  ],
  ...['/leaderboard', '/managers', '/accesstokens', '/playground'],
];
const PERSON = 'Mara Voss';
const LOADS_PER_SCREEN = 3;

/** A mid-range phone on slow 4G, with the values of Lighthouse. */
const PHONE_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PHONE_CPU_SLOWDOWN = 4;

/** Opens each screen of a demo with an empty cache, and measures network traffic and paint times. */
export async function measureFirstLoads(demo: Demo): Promise<FirstLoad[]> {
  const session = await demo.signIn(PERSON);
  const loads: FirstLoad[] = [];
  for (const path of SCREENS) {
    const results: LoadResult[] = [];
    for (let load = 0; load < LOADS_PER_SCREEN; load++) {
      const context = await demo.browser.newContext(path === '/login' ? {} : { storageState: session });
      results.push(await loadScreen(await context.newPage(), demo.baseUrl + path));
      await context.close();
    }
    const medianBy = (getValue: (result: LoadResult) => number) => median(results.map(getValue));
    loads.push({
      path,
      requests: medianBy(result => result.network.requests.length),
      bytes: medianBy(result => result.network.bytes),
      scriptBytes: medianBy(result => result.network.scriptBytes),
      firstPaintMs: medianBy(result => result.paint.first),
      largestPaintMs: medianBy(result => result.paint.largest),
    });
  }
  return loads;
}

interface LoadResult {
  readonly network: NetworkMonitor;
  readonly paint: { first: number; largest: number };
}

async function loadScreen(page: Page, address: string): Promise<LoadResult> {
  const session = await page.context().newCDPSession(page);
  const network = await NetworkMonitor.start(session);
  await session.send('Network.emulateNetworkConditions', PHONE_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_SLOWDOWN });
  await page.goto(address);
  await network.waitUntilIdle();
  return { network, paint: await page.evaluate<LoadResult['paint']>(PAINT_TIMES) };
}

/** Script for the page that returns the milliseconds from the start of the page to its paints. */
const PAINT_TIMES = `new Promise(resolve => {
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  new PerformanceObserver(list => resolve({ first, largest: list.getEntries().at(-1).startTime }))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Goals for kilobytes of scripts on the wire, by path. */
const MAX_SCRIPT_KILOBYTES: Readonly<Record<string, number>> = { '/login': 140, '/': 330, '/hog': 420 };
const MAX_REQUESTS = 25;

const HEADERS = [
  'first load',
  'requests',
  'KB transferred',
  'KB of scripts',
  'goal',
  'first paint ms',
  'largest',
  'goals',
];

/**
 * Opens the screens of the built product in a real browser, with a demo store. Prints the cost of the first
 * load of each screen.
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

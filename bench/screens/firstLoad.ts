import type { Page } from '@playwright/test';
import type { Demo } from '../../scripts/process/demo.ts';
import { Wire } from '../../scripts/test/wire.ts';
import { median } from '../figures.ts';

/** What a screen costs whoever opens it for the first time, with nothing in the browser's cache. */
export interface FirstLoad {
  readonly path: string;
  /** Everything that is requested until the network is idle, with the answers. */
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** The scripts' share of them. */
  readonly scriptBytes: number;
  /** Milliseconds to the first paint and to the largest one, as on a phone: median of several. */
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
const WHO = 'Mara Voss';
const LOOKS = 3;

/** A middling phone on a slow 4G, as Lighthouse takes it. */
const PHONE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PHONE_SLOWER = 4;

/** Opens each screen of a demo with an empty cache, and reports what came over the wire and when something was visible. */
export async function firstLoads(demo: Demo): Promise<FirstLoad[]> {
  const session = await demo.signIn(WHO);
  const loads: FirstLoad[] = [];
  for (const path of SCREENS) {
    const opened: Opened[] = [];
    for (let look = 0; look < LOOKS; look++) {
      const context = await demo.browser.newContext(path === '/login' ? {} : { storageState: session });
      opened.push(await open(await context.newPage(), demo.baseUrl + path));
      await context.close();
    }
    const middle = (of: (each: Opened) => number) => median(opened.map(of));
    loads.push({
      path,
      requests: middle(each => each.wire.requests.length),
      bytes: middle(each => each.wire.bytes),
      scriptBytes: middle(each => each.wire.scriptBytes),
      firstPaintMs: middle(each => each.paint.first),
      largestPaintMs: middle(each => each.paint.largest),
    });
  }
  return loads;
}

interface Opened {
  readonly wire: Wire;
  readonly paint: { first: number; largest: number };
}

async function open(page: Page, address: string): Promise<Opened> {
  const line = await page.context().newCDPSession(page);
  const wire = await Wire.of(line);
  await line.send('Network.emulateNetworkConditions', PHONE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER });
  await page.goto(address);
  await wire.atRest();
  return { wire, paint: await page.evaluate<Opened['paint']>(PAINT_TIMES) };
}

/** Runs in the page: milliseconds from its start. */
const PAINT_TIMES = `new Promise(resolve => {
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime;
  new PerformanceObserver(list => resolve({ first, largest: list.getEntries().at(-1).startTime }))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { median } from '../figures.ts';
import { acts } from './acts.ts';
import { longestTaskMs } from './trace.ts';

/** What one act of a person costs the page, at a quarter of the processor: medians of several times. */
export interface ActCost {
  /** The act: "Hog: a letter of Search". */
  readonly what: string;
  /** Milliseconds of work of the page's main thread until it has drawn what was typed or chosen. */
  readonly workMs: number;
  /** Milliseconds of the longest piece of work that the next key has to wait for, until the page rests. */
  readonly holdMs: number;
  /** The same while the server's answer, if there is one, is taken in and drawn. */
  readonly answerHoldMs: number;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const SLOWER = 4;
/** By then the page has done what follows from an act, or from the answer to it. */
const RESTS_MS = 500;
const ANSWERED_MS = 900;

/**
 * What it costs to type into the three long lists, to choose in their filters, and to open the deal form. The server's
 * answer is held back until the act itself has been measured. `baseUrl` is a running server with a demo store; `session` is that of someone who may type gross.
 */
export async function* actCosts(
  browser: Browser,
  baseUrl: string,
  session: Session,
): AsyncGenerator<ActCost> {
  const context = await browser.newContext({
    storageState: session,
    viewport: { width: 1440, height: 900 },
    // What moves while the answer is held back would be counted.
    reducedMotion: 'reduce',
  });
  for (const { what, path, ready, run } of acts) {
    const page = await context.newPage();
    const answers = await Gate.before(page);
    await page.goto(baseUrl + path);
    await page.locator(ready).first().waitFor();
    const meter = await Meter.of(page);
    const work: number[] = [];
    const hold: number[] = [];
    const answerHold: number[] = [];
    await run(page, async act => {
      answers.shut();
      await meter.slowDown();
      const holds = await meter.longest(async () => {
        work.push(await meter.work(act));
        await sleep(RESTS_MS);
      });
      hold.push(holds);
      const sent = await meter.longest(async () => {
        if ((await answers.open()) > 0) await sleep(ANSWERED_MS);
      });
      answerHold.push(sent);
      await meter.restore();
    });
    await page.close();
    yield { what, workMs: median(work), holdMs: median(hold), answerHoldMs: median(answerHold) };
  }
  await context.close();
}

/** Holds a page's requests back while an act is measured. */
class Gate {
  private isShut = false;
  private readonly held: (() => Promise<void>)[] = [];

  static async before(page: Page): Promise<Gate> {
    const gate = new Gate();
    await page.route('**/graphql', async route => {
      if (gate.isShut) gate.held.push(() => route.continue());
      else await route.continue();
    });
    return gate;
  }

  shut(): void {
    this.isShut = true;
  }

  /** Sends what was held back; resolves to how many requests that were. */
  async open(): Promise<number> {
    this.isShut = false;
    const sent = await Promise.all(this.held.splice(0).map(send => send()));
    return sent.length;
  }
}

/** Tells how long a page's main thread has worked, in its own processor time: what else the machine does is not in it. */
class Meter {
  private readonly page: Page;
  private readonly line: CDPSession;

  private constructor(page: Page, line: CDPSession) {
    this.page = page;
    this.line = line;
  }

  static async of(page: Page): Promise<Meter> {
    const line = await page.context().newCDPSession(page);
    await line.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Meter(page, line);
  }

  slowDown = () => this.line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  restore = () => this.line.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  /** Milliseconds of work from an act until the page has drawn what follows from it. */
  async work(act: () => Promise<void>): Promise<number> {
    const before = await this.worked();
    await act();
    await this.page.locator('body').evaluate(
      ({ ownerDocument }) =>
        new Promise<void>(resolve => {
          ownerDocument.defaultView?.requestAnimationFrame(() => setTimeout(resolve));
        }),
    );
    return (await this.worked()) - before;
  }

  /** Milliseconds of the longest task of the page while something goes on. */
  async longest(watched: () => Promise<void>): Promise<number> {
    const browser = this.page.context().browser();
    if (!browser) throw new Error('The page has a browser.');
    await browser.startTracing(this.page, { categories: ['toplevel'] });
    await watched();
    return longestTaskMs(await browser.stopTracing());
  }

  private async worked(): Promise<number> {
    const { metrics } = await this.line.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return seconds * 1000;
  }
}

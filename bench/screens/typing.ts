import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { median } from '../figures.ts';
import { acts } from './acts.ts';

/** What one act of a person costs the page. */
export interface TypingCost {
  /** The act: "Hog: a letter of Search". */
  readonly what: string;
  /** Milliseconds of the page's main thread at a quarter of the processor: the median of several times. */
  readonly ms: number;
  /** The same, divided by a letter typed into a bare input of the same page. */
  readonly ratio: number;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const SLOWER = 4;
const LETTERS = 'kia sportage';

/**
 * What it costs to type into the three long lists, to choose in their filters, and to open the deal form: the work of the
 * page's main thread until it has drawn what was typed or chosen. The request leaves 300 ms later; its answer, and the
 * rows that are drawn for it, are no part of this. `baseUrl` is a running server with a demo store; `session` is that of someone who may type gross.
 */
export async function* typingCosts(
  browser: Browser,
  baseUrl: string,
  session: Session,
): AsyncGenerator<TypingCost> {
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
    const bare = await bareLetter(page, meter);
    const taken: number[] = [];
    await run(page, async act => {
      answers.shut();
      taken.push(await meter.cost(act));
      await answers.open();
    });
    const ms = median(taken);
    await page.close();
    yield { what, ms, ratio: ms / bare };
  }
  await context.close();
}

/** What a letter costs in an input that nothing listens to, on the page as it stands. */
async function bareLetter(page: Page, meter: Meter): Promise<number> {
  await page.locator('body').evaluate(body => {
    const input = body.appendChild(body.ownerDocument.createElement('input'));
    Object.assign(input, { id: 'bare', style: 'position: fixed; inset: 0 auto auto 0; z-index: 9999' });
    input.focus();
  });
  const taken: number[] = [];
  for (const letter of LETTERS) taken.push(await meter.cost(() => page.keyboard.press(letter)));
  await page.locator('#bare').evaluate(input => input.remove());
  return median(taken);
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

  async open(): Promise<void> {
    this.isShut = false;
    await Promise.all(this.held.splice(0).map(send => send()));
  }
}

/** Measures how long a page's main thread has worked, in its own processor time, apart from the rest of the machine. */
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
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return new Meter(page, line);
  }

  /** Milliseconds of work from an act until the page has drawn what follows from it. */
  async cost(act: () => Promise<void>): Promise<number> {
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

  private async worked(): Promise<number> {
    const { metrics } = await this.line.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return seconds * 1000;
  }
}

import { StepStack } from './stepStack';

/**
 * Simulates a browser's history, in which only traversals are asynchronous, and a step stack that uses it.
 */
function createBrowser() {
  const entries = [{ isStep: false }];
  let entryIndex = 0;
  let requestedBack = 0;
  const stack = new StepStack({
    entryIndex: () => entryIndex,
    isStep: () => entries[entryIndex]?.isStep ?? false,
    push: () => add({ isStep: true }),
    back(count) {
      requestedBack += count;
    },
  });
  function add(entry: { isStep: boolean }) {
    entryIndex += 1;
    entries.splice(entryIndex, entries.length, entry);
  }
  const flushMicrotasks = () => new Promise<void>(resolve => setTimeout(resolve));
  async function go(count: number) {
    entryIndex += count;
    stack.handleArrival();
    await flushMicrotasks();
  }
  return {
    entryIndex: () => entryIndex,
    length: () => entries.length,
    flushMicrotasks,
    go,
    enter: () => stack.addStep({ close() {} }),
    /**
     * Opens a step that records when Back closes it. Returns the function that closes the step on the screen.
     */
    async openStep(name: string, closedSteps: string[] = []) {
      const leave = stack.addStep({
        close() {
          closedSteps.push(name);
          leave();
        },
      });
      await flushMicrotasks();
      return leave;
    },
    /** Follows a link to another page. */
    follow: () => add({ isStep: false }),
    /** Completes every requested traversal. */
    async completeTraversals() {
      await flushMicrotasks();
      while (requestedBack > 0) {
        const count = requestedBack;
        requestedBack = 0;
        await go(-count);
      }
    },
  };
}

describe('a step that is open over a screen', () => {
  it('closes when Back is pressed, the innermost step first', async () => {
    const browser = createBrowser();
    const closedSteps: string[] = [];
    await browser.openStep('sheet', closedSteps);
    await browser.openStep('question', closedSteps);
    expect(browser.entryIndex()).toBe(2);
    await browser.go(-1);
    expect(closedSteps).toEqual(['question']);
    await browser.go(-1);
    await browser.completeTraversals();
    expect(closedSteps).toEqual(['question', 'sheet']);
    expect(browser.entryIndex()).toBe(0);
  });

  it('closes together with all other steps when Back skips several entries', async () => {
    const browser = createBrowser();
    const closedSteps: string[] = [];
    await browser.openStep('sheet', closedSteps);
    await browser.openStep('question', closedSteps);
    await browser.go(-2);
    expect(closedSteps).toEqual(['question', 'sheet']);
  });

  it('removes its entry when it is closed on the screen, so that the next Back leaves the page', async () => {
    const browser = createBrowser();
    browser.follow();
    const close = await browser.openStep('sheet');
    expect(browser.entryIndex()).toBe(2);
    close();
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(1);
  });

  it('removes all entries when several steps are closed together', async () => {
    const browser = createBrowser();
    const closeSheet = await browser.openStep('sheet');
    const closeQuestion = await browser.openStep('question');
    closeQuestion();
    closeSheet();
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(0);
  });

  it('passes its entry to a step that opens while the first step closes', async () => {
    const browser = createBrowser();
    const close = await browser.openStep('sheet');
    close();
    await browser.openStep('question');
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(1);
    expect(browser.length()).toBe(2);
  });

  it('adds a new entry when the browser has not yet left the entry of the closed step', async () => {
    const browser = createBrowser();
    const close = await browser.openStep('sheet');
    close();
    await browser.flushMicrotasks();
    const closedSteps: string[] = [];
    await browser.openStep('question', closedSteps);
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(1);
    await browser.go(-1);
    expect(closedSteps).toEqual(['question']);
  });

  it('stays open under a page that a link opened, until Back is pressed twice', async () => {
    const browser = createBrowser();
    const closedSteps: string[] = [];
    await browser.openStep('list', closedSteps);
    browser.follow();
    await browser.go(-1);
    expect(closedSteps).toEqual([]);
    await browser.go(-1);
    expect(closedSteps).toEqual(['list']);
  });

  it('adds one entry when it is mounted, unmounted and mounted again, as in development', async () => {
    const browser = createBrowser();
    browser.enter()();
    browser.enter();
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(1);
  });
});

describe('the entry of a closed step', () => {
  it('makes the browser go back when Forward reaches the entry', async () => {
    const browser = createBrowser();
    const close = await browser.openStep('sheet');
    close();
    await browser.completeTraversals();
    await browser.go(1);
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(0);
  });

  it('makes the browser go back once more when Back returns from a page that a link in the step opened', async () => {
    const browser = createBrowser();
    const close = await browser.openStep('menu');
    browser.follow();
    close();
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(2);
    await browser.go(-1);
    await browser.completeTraversals();
    expect(browser.entryIndex()).toBe(0);
  });
});

import { StepStack } from './stepStack';

/** A browser's history, in which only a traversal takes its time, and the stack that keeps to it. */
function browser() {
  const entries = [{ isStep: false }];
  let place = 0;
  let asked = 0;
  const stack = new StepStack({
    place: () => place,
    isStep: () => entries[place]?.isStep ?? false,
    push: () => add({ isStep: true }),
    back(count) {
      asked += count;
    },
  });
  function add(entry: { isStep: boolean }) {
    place += 1;
    entries.splice(place, entries.length, entry);
  }
  const settled = () => new Promise<void>(resolve => setTimeout(resolve));
  async function go(count: number) {
    place += count;
    stack.arrive();
    await settled();
  }
  return {
    place: () => place,
    length: () => entries.length,
    settled,
    go,
    enter: () => stack.enter({ close() {} }),
    /** Opens something that notes when Back closes it. Gives what closes it on the screen. */
    async open(name: string, closed: string[] = []) {
      const leave = stack.enter({
        close() {
          closed.push(name);
          leave();
        },
      });
      await settled();
      return leave;
    },
    /** Another page, by a link. */
    follow: () => add({ isStep: false }),
    /** Every traversal that was asked for comes to its end. */
    async catchUp() {
      await settled();
      while (asked > 0) {
        const count = asked;
        asked = 0;
        await go(-count);
      }
    },
  };
}

describe('what is open over a screen', () => {
  it('is closed by Back, the innermost first', async () => {
    const page = browser();
    const closed: string[] = [];
    await page.open('sheet', closed);
    await page.open('question', closed);
    expect(page.place()).toBe(2);
    await page.go(-1);
    expect(closed).toEqual(['question']);
    await page.go(-1);
    await page.catchUp();
    expect(closed).toEqual(['question', 'sheet']);
    expect(page.place()).toBe(0);
  });

  it('is closed as a whole when Back goes over several entries at once', async () => {
    const page = browser();
    const closed: string[] = [];
    await page.open('sheet', closed);
    await page.open('question', closed);
    await page.go(-2);
    expect(closed).toEqual(['question', 'sheet']);
  });

  it('takes its entry back when it is closed on the screen, so that the next Back leaves the page', async () => {
    const page = browser();
    page.follow();
    const close = await page.open('sheet');
    expect(page.place()).toBe(2);
    close();
    await page.catchUp();
    expect(page.place()).toBe(1);
  });

  it('takes all entries back when several are closed at once', async () => {
    const page = browser();
    const closeSheet = await page.open('sheet');
    const closeQuestion = await page.open('question');
    closeQuestion();
    closeSheet();
    await page.catchUp();
    expect(page.place()).toBe(0);
  });

  it('hands its entry on to what opens as it closes', async () => {
    const page = browser();
    const close = await page.open('sheet');
    close();
    await page.open('question');
    await page.catchUp();
    expect(page.place()).toBe(1);
    expect(page.length()).toBe(2);
  });

  it('gets an entry of its own when it opens while the one before is still being left', async () => {
    const page = browser();
    const close = await page.open('sheet');
    close();
    await page.settled();
    const closed: string[] = [];
    await page.open('question', closed);
    await page.catchUp();
    expect(page.place()).toBe(1);
    await page.go(-1);
    expect(closed).toEqual(['question']);
  });

  it('stays open under what stands in the address, and is what the Back after that closes', async () => {
    const page = browser();
    const closed: string[] = [];
    await page.open('list', closed);
    page.follow();
    await page.go(-1);
    expect(closed).toEqual([]);
    await page.go(-1);
    expect(closed).toEqual(['list']);
  });

  it('makes no entry more when it is mounted, taken away and mounted again at once, as in development', async () => {
    const page = browser();
    page.enter()();
    page.enter();
    await page.catchUp();
    expect(page.place()).toBe(1);
  });
});

describe('an entry of something that is closed by now', () => {
  it('is left again when Forward leads there', async () => {
    const page = browser();
    const close = await page.open('sheet');
    close();
    await page.catchUp();
    await page.go(1);
    await page.catchUp();
    expect(page.place()).toBe(0);
  });

  it('is passed by when Back comes from a page that a link in it led to', async () => {
    const page = browser();
    const close = await page.open('menu');
    page.follow();
    close();
    await page.catchUp();
    expect(page.place()).toBe(2);
    await page.go(-1);
    await page.catchUp();
    expect(page.place()).toBe(0);
  });
});

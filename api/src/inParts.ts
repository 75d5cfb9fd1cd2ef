import { setImmediate } from 'node:timers/promises';

/** How long a slice of work may take, in milliseconds. One piece of work may go beyond it, so pieces are small. */
const SLICE_MS = 10;

let lastTurn: Promise<void> = Promise.resolve();

/** Resolves once everyone else was answered: in each round of the event loop one work has its turn. */
export function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/**
 * Does work in slices of 10 ms and lets everyone else be answered in between (decision 170).
 * @param work a generator that yields after each small piece of it
 * @returns what the work returns
 * @throws what the work throws
 */
export async function inParts<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value as Result;
    } while (performance.now() < end);
  }
}

/** The same as `items.map(toResult)`, in parts. */
export const mapInParts = <Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item) => Result,
): Promise<Result[]> => inParts(mapping(items, toResult));

function* mapping<Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item) => Result,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(toResult(item));
    yield;
  }
  return results;
}

const AT_ONCE = 100;

/**
 * The items, some of them in each round of the event loop: what GraphQL makes of a list of promises it makes of each by itself.
 * One turn is asked for after the other, so others' turns come in between, that of whoever reads the list first among them.
 */
export function inTurns<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn = Promise.resolve();
  return items.map((item, place) => {
    if (place % AT_ONCE === 0) turn = turn.then(nextTurn);
    return turn.then(() => item);
  });
}

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

/** Items in their order, so many at a time, such as a statement takes. */
export function* partsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

import { parse } from 'graphql';
import { getGraphqlSchema } from '../../wiring/graphqlSchema.ts';
import type { SubscriptionContext } from './change.resolver.ts';
import { matchesFilter, type StoreChange, type SubscriptionFilter } from './change.ts';
import { ChangeStream } from './changeFeed.ts';
import { SharedSubscriptions } from './sharedSubscriptions.ts';

const streams = new Set<ChangeStream>();
const feed = {
  watch(filter: SubscriptionFilter) {
    const stream = new ChangeStream(filter, endedStream => streams.delete(endedStream));
    streams.add(stream);
    return stream;
  },
};
const pushChange = (change: StoreChange) => {
  for (const stream of streams) stream.push(change);
};

const { subscribe } = new SharedSubscriptions();

/** Subscribes a screen to the changes of deals from January 1 to the given day. */
async function subscribeScreen(end: string, fields = 'topic days') {
  const document = parse(
    `subscription ($end: Day!) { changes(topics: [DEALS], start: "2026-01-01", end: $end) { ${fields} } }`,
  );
  const contextValue = { feed } as unknown as SubscriptionContext;
  const results = await subscribe({
    schema: await getGraphqlSchema(),
    document,
    contextValue,
    variableValues: { end },
  });
  if (!(Symbol.asyncIterator in results)) throw new Error('The subscription was refused.');
  return { next: async () => (await results.next()).value, results };
}

const change: StoreChange = { topic: 'DEALS', days: ['2026-01-02'] };

test('sends one shared result to screens with equal subscriptions, and separate results to screens with different subscriptions', async () => {
  const screens = [
    await subscribeScreen('2026-12-31'),
    await subscribeScreen('2026-12-31'),
    await subscribeScreen('2026-11-30'),
    await subscribeScreen('2026-12-31', 'topic'),
  ];
  pushChange(change);
  const [first, same, withOtherDays, withOtherFields] = await Promise.all(
    screens.map(screen => screen.next()),
  );
  expect(first).toEqual({ data: { changes: change } });
  expect(same).toBe(first);
  expect(withOtherDays).not.toBe(first);
  expect(withOtherDays).toEqual(first);
  expect(withOtherFields).toEqual({ data: { changes: { topic: 'DEALS' } } });
  pushChange({ ...change });
  expect(await screens[0]?.next()).not.toBe(first);
});

test('sends a screen only the changes that it subscribed to', async () => {
  const { next, results } = await subscribeScreen('2026-01-31');
  const later: StoreChange = { topic: 'DEALS', days: ['2026-02-01'] };
  expect(matchesFilter({ topics: ['DEALS'], days: { start: '2026-01-01', end: '2026-01-31' } }, later)).toBe(
    false,
  );
  pushChange(later);
  pushChange(change);
  expect(await next()).toEqual({ data: { changes: change } });
  await results.return?.();
});

test('ends the pending read of a screen when it unsubscribes', async () => {
  const before = streams.size;
  const { results } = await subscribeScreen('2026-12-31');
  const waiting = results.next();
  expect(await results.return?.()).toEqual({ value: undefined, done: true });
  expect(await waiting).toEqual({ value: undefined, done: true });
  expect(streams.size).toBe(before);
});

test('returns a validation error for an invalid subscription', async () => {
  const document = parse('subscription { changes(topics: []) { topic } }');
  const rejected = await subscribe({ schema: await getGraphqlSchema(), document, contextValue: { feed } });
  expect(rejected).toMatchObject({ errors: [{ message: 'topics must contain at least one topic.' }] });
});

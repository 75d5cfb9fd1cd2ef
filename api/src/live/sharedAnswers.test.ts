import { parse } from 'graphql';
import { getGraphqlSchema } from '../wiring/graphqlSchema.ts';
import type { LiveContext } from './change.resolver.ts';
import { type Change, concerns, type Interest } from './change.ts';
import { ChangeStream } from './changeStream.ts';
import { SharedAnswers } from './sharedAnswers.ts';

const streams = new Set<ChangeStream>();
const feed = {
  watch(interest: Interest) {
    const stream = new ChangeStream(interest, ended => streams.delete(ended));
    streams.add(stream);
    return stream;
  },
};
const announce = (change: Change) => {
  for (const stream of streams) stream.push(change);
};

const { subscribe } = new SharedAnswers();

/** A screen that watches the deals until a day. */
async function watching(end: string, fields = 'topic days') {
  const document = parse(
    `subscription ($end: Day!) { changes(topics: [DEALS], start: "2026-01-01", end: $end) { ${fields} } }`,
  );
  const contextValue = { feed } as unknown as LiveContext;
  const answers = await subscribe({
    schema: await getGraphqlSchema(),
    document,
    contextValue,
    variableValues: { end },
  });
  if (!(Symbol.asyncIterator in answers)) throw new Error('The subscription was refused.');
  return { next: async () => (await answers.next()).value, answers };
}

const change: Change = { topic: 'DEALS', days: ['2026-01-02'] };

test('screens that watch the same get one answer, others their own', async () => {
  const screens = [
    await watching('2026-12-31'),
    await watching('2026-12-31'),
    await watching('2026-11-30'),
    await watching('2026-12-31', 'topic'),
  ];
  announce(change);
  const [one, same, ofOtherDays, ofOtherFields] = await Promise.all(screens.map(screen => screen.next()));
  expect(one).toEqual({ data: { changes: change } });
  expect(same).toBe(one);
  expect(ofOtherDays).not.toBe(one);
  expect(ofOtherDays).toEqual(one);
  expect(ofOtherFields).toEqual({ data: { changes: { topic: 'DEALS' } } });
  announce({ ...change });
  expect(await screens[0]?.next()).not.toBe(one);
});

test('a screen gets nothing that it does not watch', async () => {
  const { next, answers } = await watching('2026-01-31');
  const later: Change = { topic: 'DEALS', days: ['2026-02-01'] };
  expect(concerns({ topics: ['DEALS'], days: { start: '2026-01-01', end: '2026-01-31' } }, later)).toBe(
    false,
  );
  announce(later);
  announce(change);
  expect(await next()).toEqual({ data: { changes: change } });
  await answers.return?.();
});

test('a screen that waits is released when it leaves', async () => {
  const before = streams.size;
  const { answers } = await watching('2026-12-31');
  const waiting = answers.next();
  expect(await answers.return?.()).toEqual({ value: undefined, done: true });
  expect(await waiting).toEqual({ value: undefined, done: true });
  expect(streams.size).toBe(before);
});

test('what is refused is refused as ever', async () => {
  const document = parse('subscription { changes(topics: []) { topic } }');
  const refused = await subscribe({ schema: await getGraphqlSchema(), document, contextValue: { feed } });
  expect(refused).toMatchObject({ errors: [{ message: 'topics must name at least one.' }] });
});

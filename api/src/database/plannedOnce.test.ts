import sql from 'sql-template-tag';
import { TestStore } from '../testing/testStore.ts';
import { plannedOnce, plannedOnceIfShort } from './plannedOnce.ts';

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

it('a statement that is planned once has one name for all values, and its own values each time', async () => {
  const twice = (n: number) => plannedOnce(sql`select ${n}::int * 2 as twice, ${'kept'}::text as word`);
  expect(await store.database.row(twice(4))).toEqual({ twice: 8, word: 'kept' });
  expect(await store.database.row(twice(5))).toEqual({ twice: 10, word: 'kept' });
  expect(twice(4).name).toBe(twice(5).name);
  expect(plannedOnce(sql`select 1`).name).not.toBe(twice(4).name);
});

it.each([
  ['a day', '2026-03-01', '2026-03-01', true],
  ['the longest month', '2026-03-01', '2026-03-31', true],
  ['a day more', '2026-03-01', '2026-04-01', false],
] as const)('a list of %s is planned once: %s to %s, %p', (_what, start, end, isOnce) => {
  expect('name' in plannedOnceIfShort({ start, end }, sql`select 1`)).toBe(isOnce);
});

it('texts beyond what is kept have no name', () => {
  const named = Array.from({ length: 400 }, (_, index) => plannedOnce(sql`select ${index}::int as n`));
  expect(new Set(named.map(each => each.name)).size).toBe(1);
  const texts = Array.from({ length: 400 }, (_, index) =>
    plannedOnce({ strings: [`select ${index}`], values: [] } as never),
  );
  expect(texts.map(each => each.name).filter(each => each === undefined).length).toBeGreaterThan(100);
});

import { Possible } from './possible.ts';

/** Sets a price, which only a thing that exists has. */
const price = (dollars: number) => (state: number | null) => (state === null ? undefined : dollars);

it('knows what was acknowledged', () => {
  const thing = new Possible<number | null>(1);
  thing.record(price(2), 'acknowledged');
  expect([1, 2].map(state => thing.includes(state))).toEqual([false, true]);
});

it('allows both results of a call that nobody answered, until a later one decides', () => {
  const thing = new Possible<number | null>(1);
  thing.record(() => null, 'unknown'); // deleted, or not
  expect([1, null].map(state => thing.includes(state))).toEqual([true, true]);
  thing.record(price(2), 'acknowledged'); // so it is still there
  expect([1, 2, null].map(state => thing.includes(state))).toEqual([false, true, false]);
});

it('is sure that a refused call, or one that surely changed nothing, left all as it was', () => {
  const thing = new Possible<number | null>(null);
  thing.record(price(2), 'refused');
  thing.record(() => 3, 'nothing');
  expect(thing.isCertain && thing.includes(null)).toBe(true);
});

it('has nothing left when an answer contradicts all that was acknowledged', () => {
  const thing = new Possible<number | null>(1);
  thing.record(price(2), 'refused');
  expect(thing.first).toBeUndefined();
});

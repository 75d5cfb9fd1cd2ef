import { takeBatch } from './batches';

it('returns at most a thousand lines in a batch', () => {
  const lines = Array.from({ length: 1_500 }, (_, line) => [line]);
  expect(takeBatch(lines, 0)).toEqual(lines.slice(0, 1_000));
  expect(takeBatch(lines, 1_000)).toEqual(lines.slice(1_000));
});

it('returns fewer lines in a batch when the lines are long, counted in bytes', () => {
  const lines = Array.from({ length: 100 }, () => ['ü'.repeat(20_000)]);
  expect(takeBatch(lines, 90)).toHaveLength(10);
  expect(takeBatch(lines, 0)).toHaveLength(19);
});

it('rejects a single line that is too long for a batch', () => {
  const line = Array.from({ length: 30 }, () => 'x'.repeat(30_000));
  expect(() => takeBatch([['a'], line], 1)).toThrow('Row 2 is larger than 800 KB');
});

import { batchFrom } from './batches';

it('holds a thousand lines', () => {
  const lines = Array.from({ length: 1_500 }, (_, line) => [line]);
  expect(batchFrom(lines, 0)).toEqual(lines.slice(0, 1_000));
  expect(batchFrom(lines, 1_000)).toEqual(lines.slice(1_000));
});

it('holds fewer when they are long, counted in bytes', () => {
  const lines = Array.from({ length: 100 }, () => ['ü'.repeat(20_000)]);
  expect(batchFrom(lines, 90)).toHaveLength(10);
  expect(batchFrom(lines, 0)).toHaveLength(19);
});

it('cannot be made of a line that is too long by itself', () => {
  const line = Array.from({ length: 30 }, () => 'x'.repeat(30_000));
  expect(() => batchFrom([['a'], line], 1)).toThrow('Line 2 has more than 800 KB');
});

import { gunzipSync } from 'node:zlib';
import { compressStart, withEnd } from './gzip.ts';

test.each([
  ['of nothing', ''],
  ['that repeats', '{"a":1},'.repeat(50_000)],
  ['of other letters', 'Zoë Müller bought a 🚗; '.repeat(100)],
])('a start %s is compressed once and sent with many ends', async (_what, start) => {
  const compressed = await compressStart(start);
  for (const end of ['', '}', ',"left":12}\n', 'é'.repeat(30_000)]) {
    expect(gunzipSync(withEnd(compressed, end)).toString()).toBe(start + end);
  }
});

test('compression pays', async () => {
  const start = '{"number":1,"customerName":"Pat Person"},'.repeat(1_000);
  expect(withEnd(await compressStart(start), '}').length).toBeLessThan(start.length / 20);
});

test('an end that does not fit into one block is refused', async () => {
  const compressed = await compressStart('');
  expect(() => withEnd(compressed, 'x'.repeat(65_536))).toThrow(RangeError);
});

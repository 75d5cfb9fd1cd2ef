import { setImmediate } from 'node:timers/promises';
import { inParts, mapInParts } from './inParts.ts';

describe('work in parts', () => {
  test('gives what the work gives, in its order', async () => {
    expect(await mapInParts([1, 2, 3], each => each * 2)).toEqual([2, 4, 6]);
    expect(await mapInParts(new Set(), each => each)).toEqual([]);
  });

  test('fails as the work fails', async () => {
    const failing = mapInParts([1], () => {
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
  });

  test('others have their turn in between, one slice of work at a time', async () => {
    const order: string[] = [];
    const work = function* (name: string) {
      for (let piece = 0; piece < 3; piece++) {
        order.push(name);
        yield busy(15); // longer than a slice
      }
    };
    let isDone = false;
    const others = async () => {
      while (!isDone) {
        await setImmediate();
        order.push('other');
      }
    };
    const both = Promise.all([inParts(work('one')), inParts(work('two'))]);
    await Promise.all([others(), both.finally(() => (isDone = true))]);
    const turns = order.filter((name, index) => name !== order[index - 1]);
    expect(turns.filter(name => name === 'one')).toHaveLength(3);
    expect(turns.filter(name => name === 'two')).toHaveLength(3);
    expect(neighbours(turns, 'one', 'two')).toBe(false);
  });
});

const neighbours = (names: readonly string[], one: string, other: string) =>
  names.some((name, index) => name === one && names[index + 1] === other);

function busy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

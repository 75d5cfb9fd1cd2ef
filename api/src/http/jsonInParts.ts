import { inParts } from '../inParts.ts';

/** Rows of an answer that are written at once: a few milliseconds. */
const SHORT = 500;

/** Around the rows of an answer: `data`, a field, its connection. */
const LEVELS = 4;

/** The JSON text of an answer, as `JSON.stringify` writes it; that of many rows is written in parts (decision 170). */
export const jsonOf = (answer: unknown): string | Promise<string> =>
  rowsIn(answer, LEVELS) <= SHORT ? JSON.stringify(answer) : inParts(writing(answer, LEVELS));

function rowsIn(value: unknown, levels: number): number {
  if (Array.isArray(value)) return value.length;
  if (levels === 0 || typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + rowsIn(each, levels - 1), 0);
}

function* writing(value: unknown, levels: number): Generator<void, string> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield;
    return JSON.stringify(value);
  }
  const texts: string[] = [];
  if (Array.isArray(value)) {
    for (const row of value) texts.push(yield* writing(row, 0));
    return `[${texts.join(',')}]`;
  }
  for (const [name, each] of Object.entries(value)) {
    if (each !== undefined) texts.push(`${JSON.stringify(name)}:${yield* writing(each, levels - 1)}`);
  }
  return `{${texts.join(',')}}`;
}

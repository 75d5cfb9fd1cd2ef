import { inParts } from '../inParts.ts';

/** Rows of an answer that are written at once: a few milliseconds. */
const SHORT = 500;

/** Around the rows of an answer: `data`, a field, its connection. */
const LEVELS = 4;

/** The JSON text of an answer, as `JSON.stringify` writes it; that of many rows is written in parts (decision 170). */
export const jsonOf = (answer: unknown): string | Promise<string> =>
  rowsIn(answer, LEVELS) <= SHORT ? JSON.stringify(answer) : inParts(writing(answer));

function rowsIn(value: unknown, levels: number): number {
  if (Array.isArray(value)) return value.length;
  if (levels === 0 || typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + rowsIn(each, levels - 1), 0);
}

function* writing(answer: unknown): Generator<void, string> {
  let text = '';
  for (const piece of piecesOf(answer, LEVELS)) {
    text += piece; // copied once, when it is sent
    yield;
  }
  return text;
}

function* piecesOf(value: unknown, levels: number): Generator<string> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
  } else if (Array.isArray(value)) {
    yield '[';
    for (const [place, row] of value.entries()) yield `${place > 0 ? ',' : ''}${JSON.stringify(row)}`;
    yield ']';
  } else {
    let before = '{';
    for (const [name, each] of Object.entries(value)) {
      if (each === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* piecesOf(each, levels - 1);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}

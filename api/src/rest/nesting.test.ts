import { nestingOf } from './nesting.ts';

it.each([
  ['7', 0],
  ['"[["', 0],
  ['{}', 1],
  ['[[], []]', 2],
  ['{"a": [{"b": "]}"}]}', 3],
  [String.raw`["\"[[[", "\\", ["\\\""]]`, 2],
  ['{"a": [', 2],
  ['[]]]]][[', 1],
])('%s is %i deep', (json, expected) => {
  expect(nestingOf(Buffer.from(json))).toBe(expected);
});

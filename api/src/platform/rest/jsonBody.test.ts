import { measureNesting } from './jsonBody.ts';

it.each([
  ['7', 0],
  ['"[["', 0],
  ['{}', 1],
  ['[[], []]', 2],
  ['{"a": [{"b": "]}"}]}', 3],
  [String.raw`["\"[[[", "\\", ["\\\""]]`, 2],
  ['{"a": [', 2],
  ['[]]]]][[', 1],
])('measures the nesting depth of %s as %i', (json, expected) => {
  expect(measureNesting(Buffer.from(json))).toBe(expected);
});

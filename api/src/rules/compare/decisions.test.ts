import { formatOutcome, type LineDecisions } from './decisions.ts';

const differingLine = (decisions: LineDecisions['decisions']): LineDecisions => ({
  group: 'DIFFERS',
  ours: { frontGross: 1, backGross: 2 },
  theirs: { frontGross: 3, backGross: 4 },
  decisions,
});
const lineWithoutFile = (decisions: LineDecisions['decisions']): LineDecisions => ({
  group: 'ONLY_HERE',
  ours: { frontGross: 1 },
  theirs: null,
  decisions,
});

it.each<[LineDecisions, string | null]>([
  [differingLine({}), 'unresolved'],
  [differingLine({ frontGross: 'TAKEN', backGross: 'TAKEN' }), 'file value used'],
  [differingLine({ frontGross: 'TAKEN' }), 'front: file value used, back: unresolved'],
  [differingLine({ frontGross: 'TAKEN', backGross: 'KEPT' }), 'front: file value used, back: kept'],
  [{ ...differingLine({ backGross: 'KEPT' }), theirs: { frontGross: 1, backGross: 4 } }, 'kept'],
  [lineWithoutFile({}), 'unresolved'],
  [lineWithoutFile({ line: 'KEPT' }), 'kept'],
  [{ ...differingLine({}), group: 'EQUAL' }, null],
])('formats the outcome of the line %j as %j', (line, expected) => {
  expect(formatOutcome(line)).toBe(expected);
});

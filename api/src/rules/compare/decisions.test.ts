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
  [differingLine({}), 'open'],
  [differingLine({ frontGross: 'TAKEN', backGross: 'TAKEN' }), 'theirs taken'],
  [differingLine({ frontGross: 'TAKEN' }), 'front: theirs taken, back: open'],
  [differingLine({ frontGross: 'TAKEN', backGross: 'KEPT' }), 'front: theirs taken, back: ours kept'],
  [{ ...differingLine({ backGross: 'KEPT' }), theirs: { frontGross: 1, backGross: 4 } }, 'ours kept'],
  [lineWithoutFile({}), 'open'],
  [lineWithoutFile({ line: 'KEPT' }), 'ours kept'],
  [{ ...differingLine({}), group: 'EQUAL' }, null],
])('formats the outcome of the line %j as %j', (line, expected) => {
  expect(formatOutcome(line)).toBe(expected);
});

import { outcomeOf, type Settling } from './settle.ts';

const differing = (settled: Settling['settled']): Settling => ({
  group: 'DIFFERS',
  ours: { frontGross: 1, backGross: 2 },
  theirs: { frontGross: 3, backGross: 4 },
  settled,
});
const alone = (settled: Settling['settled']): Settling => ({
  group: 'ONLY_HERE',
  ours: { frontGross: 1 },
  theirs: null,
  settled,
});

it.each<[Settling, string | null]>([
  [differing({}), 'open'],
  [differing({ frontGross: 'TAKEN', backGross: 'TAKEN' }), 'theirs taken'],
  [differing({ frontGross: 'TAKEN' }), 'front: theirs taken, back: open'],
  [differing({ frontGross: 'TAKEN', backGross: 'KEPT' }), 'front: theirs taken, back: ours kept'],
  [{ ...differing({ backGross: 'KEPT' }), theirs: { frontGross: 1, backGross: 4 } }, 'ours kept'],
  [alone({}), 'open'],
  [alone({ line: 'KEPT' }), 'ours kept'],
  [{ ...differing({}), group: 'EQUAL' }, null],
])('the outcome of %j is %j', (line, outcome) => {
  expect(outcomeOf(line)).toBe(outcome);
});

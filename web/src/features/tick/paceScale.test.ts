import { getPaceScale, toBarPercent } from './paceScale';

it('returns the highest total or track of all people', () => {
  expect(
    getPaceScale([
      { total: 4, track: 9.5 },
      { total: 12, track: 11 },
    ]),
  ).toBe(12);
  expect(getPaceScale([{ total: 4, track: 9.5 }])).toBe(9.5);
});

it('returns an empty bar if nothing is sold', () => {
  expect(toBarPercent(0, getPaceScale([]))).toBe('0%');
  expect(toBarPercent(0, getPaceScale([{ total: 0, track: 0 }]))).toBe('0%');
});

it('fills half of the bar at half of the scale and limits it to its full length', () => {
  expect(toBarPercent(5, 10)).toBe('50%');
  expect(toBarPercent(11, 10)).toBe('100%');
});

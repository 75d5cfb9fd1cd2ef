import { getPaceScale, toBarPercent } from './paceScale';

it('uses the highest total or track of all people as the end of the scale', () => {
  expect(
    getPaceScale([
      { total: 4, track: 9.5 },
      { total: 12, track: 11 },
    ]),
  ).toBe(12);
  expect(getPaceScale([{ total: 4, track: 9.5 }])).toBe(9.5);
});

it('returns a width of 0% if nothing is sold', () => {
  expect(toBarPercent(0, getPaceScale([]))).toBe('0%');
  expect(toBarPercent(0, getPaceScale([{ total: 0, track: 0 }]))).toBe('0%');
});

it('returns a width of 50% at half of the scale, and at most 100%', () => {
  expect(toBarPercent(5, 10)).toBe('50%');
  expect(toBarPercent(11, 10)).toBe('100%');
});

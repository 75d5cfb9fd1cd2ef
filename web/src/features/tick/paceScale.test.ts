import { along, paceScale } from './paceScale';

it('is full at the highest sale or track of anyone', () => {
  expect(
    paceScale([
      { total: 4, track: 9.5 },
      { total: 12, track: 11 },
    ]),
  ).toBe(12);
  expect(paceScale([{ total: 4, track: 9.5 }])).toBe(9.5);
});

it('stays empty while nobody has sold', () => {
  expect(along(0, paceScale([]))).toBe('0%');
  expect(along(0, paceScale([{ total: 0, track: 0 }]))).toBe('0%');
});

it('puts half of the scale in the middle and never leaves the bar', () => {
  expect(along(5, 10)).toBe('50%');
  expect(along(11, 10)).toBe('100%');
});

import { halves } from './halves';

it('writes units without decimals, a split’s half as ½', () => {
  expect(halves(0)).toBe('0');
  expect(halves(0.5)).toBe('½');
  expect(halves(3.5)).toBe('3½');
  expect(halves(12)).toBe('12');
  expect(halves(1200.5)).toBe('1,200½');
});

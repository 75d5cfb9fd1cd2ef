import { formatHalves } from './figures';

it('formats units without decimals, and the half unit of a split as ½', () => {
  expect(formatHalves(0)).toBe('0');
  expect(formatHalves(0.5)).toBe('½');
  expect(formatHalves(3.5)).toBe('3½');
  expect(formatHalves(12)).toBe('12');
  expect(formatHalves(1200.5)).toBe('1,200½');
});

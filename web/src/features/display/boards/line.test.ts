import { type Line, widthsOf as widthsBy } from './line';

const widthsOf = (lines: Line[], available: number) => widthsBy(lines, available, text => text.length);

const line = (given: Partial<Line>): Line => ({ key: 1, name: 'Sam Rivera', figures: [], ...given });

it('gives each column of figures its longest', () => {
  const lines = [line({ figures: ['1', '100', '1'] }), line({ figures: ['1', '1', '10,000'] })];
  const [one = 0, two = 0, three = 0] = widthsOf(lines, 1_000).figures;
  expect(one).toBeLessThan(two);
  expect(two).toBeLessThan(three);
});

it('leaves the first figures away where there is no room, and never the last', () => {
  const lines = [line({ figures: ['5.0 N', '7.0 U', '12.0'] })];
  const { total } = widthsOf(lines, 1_000);
  expect(widthsOf(lines, total).figures).toHaveLength(3);
  expect(widthsOf(lines, total - 0.1).figures).toHaveLength(2);
  expect(widthsOf(lines, total - 0.1).isTight).toBe(false);
  expect(widthsOf(lines, 1)).toMatchObject({ figures: [expect.any(Number)], isTight: true });
});

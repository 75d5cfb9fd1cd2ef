import { calculateLineWidths as calculateWidths, type DisplayLine } from './displayLine';

const widthsByCharacterCount = (lines: DisplayLine[], available: number) =>
  calculateWidths(lines, available, text => text.length);

const createLine = (properties: Partial<DisplayLine>): DisplayLine => ({
  key: 1,
  name: 'Sam Rivera',
  figures: [],
  ...properties,
});

it('makes each column as wide as its longest figure', () => {
  const lines = [createLine({ figures: ['1', '100', '1'] }), createLine({ figures: ['1', '1', '10,000'] })];
  const [one = 0, two = 0, three = 0] = widthsByCharacterCount(lines, 1_000).figures;
  expect(one).toBeLessThan(two);
  expect(two).toBeLessThan(three);
});

it('drops the first figures if space is short, but never the last', () => {
  const lines = [createLine({ figures: ['5.0 N', '7.0 U', '12.0'] })];
  const { total } = widthsByCharacterCount(lines, 1_000);
  expect(widthsByCharacterCount(lines, total).figures).toHaveLength(3);
  expect(widthsByCharacterCount(lines, total - 0.1).figures).toHaveLength(2);
  expect(widthsByCharacterCount(lines, total - 0.1).isTight).toBe(false);
  expect(widthsByCharacterCount(lines, 1)).toMatchObject({ figures: [expect.any(Number)], isTight: true });
});

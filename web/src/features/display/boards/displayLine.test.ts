import { calculateLineWidths as calculateWidths, type DisplayLine } from './displayLine';

const measureByCharacterCount = (lines: DisplayLine[], availableWidth: number) =>
  calculateWidths(lines, availableWidth, text => text.length);

const createLine = (properties: Partial<DisplayLine>): DisplayLine => ({
  key: 1,
  name: 'Sam Rivera',
  figures: [],
  ...properties,
});

it('makes each column as wide as its longest figure', () => {
  const lines = [createLine({ figures: ['1', '100', '1'] }), createLine({ figures: ['1', '1', '10,000'] })];
  const [first = 0, second = 0, third = 0] = measureByCharacterCount(lines, 1_000).figures;
  expect(first).toBeLessThan(second);
  expect(second).toBeLessThan(third);
});

it('drops figures from the start of a line if space is short, but never drops the last figure', () => {
  const lines = [createLine({ figures: ['5.0 N', '7.0 U', '12.0'] })];
  const { total } = measureByCharacterCount(lines, 1_000);
  expect(measureByCharacterCount(lines, total).figures).toHaveLength(3);
  expect(measureByCharacterCount(lines, total - 0.1).figures).toHaveLength(2);
  expect(measureByCharacterCount(lines, total - 0.1).isTight).toBe(false);
  expect(measureByCharacterCount(lines, 1)).toMatchObject({ figures: [expect.any(Number)], isTight: true });
});

import { toOneLine } from './toOneLine.ts';

describe('toOneLine', () => {
  it.each([
    ['a line feed', 'Ann\nZorn', 'Ann Zorn'],
    ['a carriage return with a line feed, once', 'Ann\r\nZorn', 'Ann Zorn'],
    ['a tab', 'Ann\tZorn', 'Ann Zorn'],
    ['a bell, an escape and a delete', 'A\u0007n\u001bn\u007f', 'A n n '],
    ['the last control character', 'Ann\u009fZorn', 'Ann Zorn'],
    ['a next line', 'Ann\u0085Zorn', 'Ann Zorn'],
    ['a line separator and a paragraph separator', 'A\u2028B\u2029C', 'A B C'],
  ])('replaces %s with a blank', (_case, input, stored) => {
    expect(toOneLine(input)).toBe(stored);
  });

  it('does not change any other character', () => {
    for (const input of ['Zoë  Ünal', 'F‑150\u00a0XLT', '😀 e\u0301', ' ', '\u0000', '~\u00a1'])
      expect(toOneLine(input)).toBe(input);
  });
});

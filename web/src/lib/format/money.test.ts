import { readFileSync } from 'node:fs';
import { formatMoney, parseMoney } from './money';

interface MoneyCases {
  readonly cents: Readonly<Record<string, number>>;
  readonly empty: readonly string[];
  readonly rejected: readonly string[];
}

/** The tests of the server use the same table of cases (`api/src/rules/numbers/typedMoney.test.ts`). */
const cases: MoneyCases = JSON.parse(
  readFileSync(new URL('../../../../docs/product/typed-money.json', import.meta.url), 'utf8'),
);

describe('formatMoney', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [-1234.5, '-$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [9_999_999_999.99, '$9,999,999,999.99'],
  ])('formats %d dollars as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe('parseMoney', () => {
  it.each(Object.entries(cases.cents))('parses %p as %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents / 100);
  });

  it.each(cases.empty)('parses %p as null, because the text contains no amount', text => {
    expect(parseMoney(text)).toBeNull();
  });

  it.each(cases.rejected)('rejects %p as an amount', text => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

import { readFileSync } from 'node:fs';
import { money, parseMoney } from './money';

interface Cases {
  readonly cents: Readonly<Record<string, number>>;
  readonly empty: readonly string[];
  readonly refused: readonly string[];
}

/** The server is held to the same table (`api/src/rules/numbers/money.test.ts`). */
const cases: Cases = JSON.parse(
  readFileSync(new URL('../../../../docs/product/typed-money.json', import.meta.url), 'utf8'),
);

describe('money is written', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [-1234.5, '-$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [9_999_999_999.99, '$9,999,999,999.99'],
  ])('%d as %s', (amount, text) => {
    expect(money(amount)).toBe(text);
  });
});

describe('typed gross', () => {
  it.each(Object.entries(cases.cents))('%p is %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents / 100);
  });

  it.each(cases.empty)('%p is empty', text => {
    expect(parseMoney(text)).toBeNull();
  });

  it.each(cases.refused)('%p is not money', text => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

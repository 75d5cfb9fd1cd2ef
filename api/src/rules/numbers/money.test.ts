import { readFileSync } from 'node:fs';
import { parseTypedMoney, toCents, toDollars, toDollarText, totalGross } from './money.ts';

interface Cases {
  readonly cents: Readonly<Record<string, number>>;
  readonly empty: readonly string[];
  readonly refused: readonly string[];
}

/** The screens are held to the same table (`web/src/lib/values/money.test.ts`). */
const cases: Cases = JSON.parse(
  readFileSync(new URL('../../../../docs/product/typed-money.json', import.meta.url), 'utf8'),
);

describe('typed money', () => {
  it.each(Object.entries(cases.cents))('%p is %i cents', (text, cents) => {
    expect(parseTypedMoney(text)).toStrictEqual({ kind: 'amount', cents });
  });

  it.each(cases.empty)('%p is empty', text => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'empty' });
  });

  it.each([...cases.refused, '9'.repeat(400)])('%p is refused', text => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'refused' });
  });

  it('decides at once about a very long line', () => {
    const before = process.cpuUsage();
    expect(parseTypedMoney(`${'1,111'.repeat(100_000)}!`)).toEqual({ kind: 'refused' });
    expect(process.cpuUsage(before).user).toBeLessThan(10e6); // microseconds; looked at anew from each digit it would take minutes
  });
});

describe('shares of money', () => {
  it('round once, halves away from zero', () => {
    // Half of $0.01 and half of -$0.01; then half of $100.01.
    expect(toCents(1)).toBe(1);
    expect(toCents(-1)).toBe(-1);
    expect(toCents(10_001)).toBe(5_001);
    expect(toCents(-10_001)).toBe(-5_001);
    expect(toCents(10_000)).toBe(5_000);
    expect(toCents(0)).toBe(0);
  });

  it('are exact before they round: two halves of a cent are one cent, not two', () => {
    expect(toCents(1 + 1)).toBe(1);
  });
});

describe('money shown', () => {
  it.each([
    [0, 0, '0.00'],
    [1, 0.01, '0.01'],
    [-1, -0.01, '-0.01'],
    [-5, -0.05, '-0.05'],
    [250_000, 2500, '2500.00'],
    [-123_450, -1234.5, '-1234.50'],
    [999_999_999_999, 9_999_999_999.99, '9999999999.99'],
  ])('%i cents are %d dollars, stored as %s', (cents, dollars, text) => {
    expect(toDollars(cents)).toBe(dollars);
    expect(toDollarText(cents)).toBe(text);
  });
});

test.each([
  [1000.1, 200.2, 1200.3],
  [-500, 200.05, -299.95],
  [null, 12.34, 12.34],
  [null, null, 0],
  [9_999_999_999.99, 9_999_999_999.99, 19_999_999_999.98],
])('front %p and back %p make %p', (front, back, total) => {
  expect(totalGross(front, back)).toBe(total);
});

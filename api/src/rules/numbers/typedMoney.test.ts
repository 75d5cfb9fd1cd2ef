import { readFileSync } from 'node:fs';
import { parseTypedMoney } from './typedMoney.ts';

interface MoneyCases {
  readonly cents: Readonly<Record<string, number>>;
  readonly empty: readonly string[];
  readonly rejected: readonly string[];
}

/** The tests of the web use the same table (`web/src/lib/format/money.test.ts`). */
const cases: MoneyCases = JSON.parse(
  readFileSync(new URL('../../../../docs/product/typed-money.json', import.meta.url), 'utf8'),
);

describe('parseTypedMoney', () => {
  it.each(Object.entries(cases.cents))('reads %p as %i cents', (text, cents) => {
    expect(parseTypedMoney(text)).toStrictEqual({ kind: 'amount', cents });
  });

  it.each(cases.empty)('reads the typed text %p as an empty amount', text => {
    expect(parseTypedMoney(text)).toEqual({ kind: 'empty' });
  });

  it.each([...cases.rejected, '9'.repeat(400)])('rejects %p as money', text => {
    expect(parseTypedMoney(text)).toMatchObject({ kind: 'refused' });
  });

  it('rejects a very long text quickly', () => {
    const before = process.cpuUsage();
    expect(parseTypedMoney(`${'1,111'.repeat(100_000)}!`)).toMatchObject({ kind: 'refused' });
    expect(process.cpuUsage(before).user).toBeLessThan(10e6); // microseconds
  });

  it('rejects amounts that are too large with a separate result', () => {
    expect(parseTypedMoney('-$ 10,000,000,000')).toEqual({ kind: 'refused', why: 'TOO_LARGE' });
    expect(parseTypedMoney('1.005')).toEqual({ kind: 'refused', why: 'NOT_MONEY' });
  });
});

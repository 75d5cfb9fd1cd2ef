import { findSlowExpressions } from './regularExpressions.ts';

const findSlow = (text: string, knownInputs = {}) =>
  findSlowExpressions([{ path: 'api/src/rules/sheets/layout.ts', text }], knownInputs);

describe('regular expressions', () => {
  it('reports an expression that scans the rest of a text again from each position', async () => {
    const [finding, ...others] = await findSlow(
      String.raw`export const plainHead = (head: string) => head.replace(/\(.*\)|\[.*\]/g, '');`,
    );
    expect(finding).toMatch(
      /^api\/src\/rules\/sheets\/layout\.ts: .* takes more than linear time on '\('\.repeat/,
    );
    expect(others).toEqual([]);
  });

  it('reports an expression that can split a text in many ways', async () => {
    expect(await findSlow(String.raw`const ONE = /^(a+)+$/; const OTHER = /^\s*\w*\s*\w*$/;`)).toHaveLength(
      2,
    );
  });

  it('accepts expressions that run in linear time', async () => {
    expect(
      await findSlow(
        String.raw`head.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''); const flags = /^(?:a|b)+c/iu; 1 / 2 / 3;`,
      ),
    ).toEqual([]);
  });

  it('accepts a slow expression with a known input, but reports a known input without its expression', async () => {
    expect(await findSlow('const slow = /a+$/;', { '/a+$/': 'our own page' })).toEqual([]);
    expect(await findSlow('', { '/a+$/': 'our own page' })).toEqual([
      '/a+$/ is in KNOWN_INPUTS and no longer exists.',
    ]);
  });
});

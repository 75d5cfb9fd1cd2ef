import { slowExpressions } from './regularExpressions.ts';

const slowIn = (text: string, meet = {}) =>
  slowExpressions([{ path: 'api/src/rules/sheets/layout.ts', text }], meet);

describe('a regular expression', () => {
  it('is found when it goes over a text again from each of its places', async () => {
    const [finding, ...others] = await slowIn(
      String.raw`export const plainHead = (head: string) => head.replace(/\(.*\)|\[.*\]/g, '');`,
    );
    expect(finding).toMatch(
      /^api\/src\/rules\/sheets\/layout\.ts: .* takes more than linear time on '\('\.repeat/,
    );
    expect(others).toEqual([]);
  });

  it('is found when it can divide a text in many ways', async () => {
    expect(await slowIn(String.raw`const ONE = /^(a+)+$/; const OTHER = /^\s*\w*\s*\w*$/;`)).toHaveLength(2);
  });

  it('may do in linear time what it likes', async () => {
    expect(
      await slowIn(
        String.raw`head.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''); const flags = /^(?:a|b)+c/iu; 1 / 2 / 3;`,
      ),
    ).toEqual([]);
  });

  it('may be slow where it is said what it meets, as long as it is there', async () => {
    expect(await slowIn('const slow = /a+$/;', { '/a+$/': 'our own page' })).toEqual([]);
    expect(await slowIn('', { '/a+$/': 'our own page' })).toEqual(['/a+$/ is excused and is nowhere.']);
  });
});

import { checkDocuments } from './documents.ts';

const check = (text: string, path = 'docs/A.md') => checkDocuments([{ path, text }]);

describe('documents', () => {
  it('accepts lines of 100 columns and reports longer ones, in code blocks too', () => {
    const line = 'x'.repeat(100);
    expect(check(`${line}\n\n\`\`\`sh\n${line}x\n\`\`\``)).toEqual([
      'docs/A.md:4 has 101 columns, not at most 100',
    ]);
  });

  it('reports unclear wording with its line', () => {
    expect(check('# Deals\n\nA deal is locked, whoever sold it.')).toEqual(['docs/A.md:3 avoid "whoever"']);
  });

  it('ignores wording in code, quotes and link targets', () => {
    expect(check('`told` and "told" and [a page](told.md)\n\n```sh\ntold\n```')).toEqual([]);
  });

  it('ignores the wording of the style guide, which lists words to avoid', () => {
    expect(check('| told | reported |', 'docs/STYLE.md')).toEqual([]);
  });
});

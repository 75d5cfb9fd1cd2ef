import { findDanglingReferences, type ReferenceTargets } from './references.ts';

const targets: ReferenceTargets = {
  pages: new Map([
    ['rules', ['Tick sheet (default range: this month)', 'Unit credit**: split 0.5 each']],
    ['up-log', ['Rows']],
  ]),
  files: ['README.md', 'docs/ANALYSTS.md', 'api/src/rules/tickSheet/track.ts'],
};

const findDangling = (path: string, text: string) => findDanglingReferences({ path, text }, targets);

describe('references in comments and documents', () => {
  it('accepts a reference to a heading or list item of a page, and to a file by the end of its path', () => {
    expect(
      findDangling(
        'api/src/a.ts',
        '/** rules.md, Tick sheet, VAC; rules.md, "Unit credit"; up-log.md, Rows; rules/tickSheet/track.ts */',
      ),
    ).toEqual([]);
  });

  // The texts are concatenated, because this check also reads this file.
  it.each([
    ['a rule', `// rules.md, ${'Weather'}`],
    ['a heading', `// up-log.md, ${'Columns'}`],
    ['a page', `// ups.md, ${'Rows'}`],
    ['a file', `/** As rules/${'pace'}.ts says. */`],
    ['a file with a similar ending', `/** As les/${'track'}.ts says. */`],
  ])('reports a reference to %s that does not exist', (_, comment) => {
    expect(findDangling('api/src/a.ts', comment)).toHaveLength(1);
  });

  it('resolves links of documents relative to the document, to files and folders', () => {
    expect(
      findDangling('docs/A.md', '[up](../README.md) [folder](../api/) [web](https://example.com)'),
    ).toEqual([]);
    expect(findDangling('docs/A.md', '[up](README.md) [half](../READ)')).toEqual([
      'docs/A.md refers to "](README.md", which does not exist.',
      'docs/A.md refers to "](../READ", which does not exist.',
    ]);
  });

  it('ignores files that the code itself names', () => {
    expect(findDangling('e2e/a.ts', `run('elsewhere/hog.spec.ts');`)).toEqual([]);
  });
});

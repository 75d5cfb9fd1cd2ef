import { danglingReferences, type Library } from './citations.ts';

const library: Library = {
  pages: new Map([
    ['rules', ['Tick sheet (default range: this month)', 'Unit credit**: split 0.5 each']],
    ['up-log', ['Rows']],
  ]),
  decisions: ['041'],
  files: ['README.md', 'docs/ANALYSTS.md', 'api/src/rules/tickSheet/track.ts'],
};

const danglingIn = (path: string, text: string) => danglingReferences({ path, text }, library);

describe('what comments and documents refer to', () => {
  it('may be a heading or a point of a page, a decision, a file by the end of its path', () => {
    expect(
      danglingIn(
        'api/src/a.ts',
        '/** rules.md, Tick sheet, VAC; rules.md, "Unit credit"; up-log.md, Rows; decision 041; rules/tickSheet/track.ts */',
      ),
    ).toEqual([]);
  });

  // Put together, for this file is looked through as well.
  it.each([
    ['a rule', `// rules.md, ${'Weather'}`],
    ['a heading', `// up-log.md, ${'Columns'}`],
    ['a page', `// ups.md, ${'Rows'}`],
    ['a decision', `// decisions/${'042'}`],
    ['a file', `/** As rules/${'pace'}.ts says. */`],
    ['a file that only ends alike', `/** As les/${'track'}.ts says. */`],
  ])('is missed when %s is not there', (_, comment) => {
    expect(danglingIn('api/src/a.ts', comment)).toHaveLength(1);
  });

  it('follows links of documents from where they stand, to files and folders', () => {
    expect(
      danglingIn('docs/A.md', '[up](../README.md) [folder](../api/) [web](https://example.com)'),
    ).toEqual([]);
    expect(danglingIn('docs/A.md', '[up](README.md) [half](../READ)')).toEqual([
      'docs/A.md refers to "](README.md", which is not there.',
      'docs/A.md refers to "](../READ", which is not there.',
    ]);
  });

  it('takes no notice of files that the code itself names', () => {
    expect(danglingIn('e2e/a.ts', `run('elsewhere/hog.spec.ts');`)).toEqual([]);
  });
});

import { findWording } from './wording/findings.ts';
import { checkSubjects } from './wording.ts';

const PATH = 'api/src/modules/deals/deal.service.ts';

const listFindings = (text: string, path = PATH) => findWording([{ path, text }]);
const listTexts = (text: string, path = PATH) => listFindings(text, path).map(finding => finding.text);

describe('names', () => {
  it.each([
    ['a variable', `const toldDeal = 1;`],
    ['a function', `function tellDeal() {}`],
    ['a parameter', `const find = (toldDeal: Deal) => toldDeal;`],
    ['a parameter of a constructor', `class Deals { constructor(private readonly toldDeal: Deal) {} }`],
    ['a parameter of a type', `type Find = (toldDeal: Deal) => void;`],
    ['a destructured name', `const { deal: toldDeal } = row;`],
    ['a member of a type', `interface Deal { toldAt?: Date }`],
    ['a method of a type', `interface Deal { tellAll(): void }`],
    ['a member of a class', `class Deal { #told = 1; }`],
    ['a method of a class', `class Deal { tellAll() {} }`],
    ['a type', `type ToldDeal = Deal;`],
    ['a type parameter', `type List<Told> = Told[];`],
    ['a member of an enum', `enum DealEvent { TOLD }`],
    ['an import', `import { deal as toldDeal } from './deal.ts';`],
  ])('reports an unclear word in the name of %s', (_, text) => {
    expect(listTexts(text)).toEqual([expect.stringMatching(/: avoid "(?:told|tell)"$/)]);
  });

  it('accepts clear names, and names with longer words that contain an unclear word', () => {
    expect(
      listTexts(
        `const answerable = 1; const settlement = 2; const toldoDeals = 3; const formatDeal = () => 4;`,
      ),
    ).toEqual([]);
  });

  it('accepts names that a library or the database declares', () => {
    expect(
      listTexts(`const { told } = library; interface DealRow { undone_at: Date } library({ told: 1 });`),
    ).toEqual([]);
  });

  it('accepts the old name of a deprecated GraphQL field', () => {
    expect(
      listTexts(`class DealType { @Field({ deprecationReason: 'see status' }) told!: string; }`),
    ).toEqual([]);
  });

  it('accepts unclear words in standard phrases', () => {
    expect(listTexts(`const keepAliveMs = 1; const inOneRoundTrip = 2; const whatIf = 3;`)).toEqual([]);
  });

  it.each([
    'const dealsOf = () => [];',
    'function dealsOf() {}',
    'interface Deals { dealsOf: () => Deal[] }',
    'interface Deals { dealsOf(): Deal[] }',
    'class Deals { dealsOf() {} }',
  ])('reports the function %s, because its name ends in Of', text => {
    expect(listTexts(text)).toEqual(['dealsOf: begin a function with a verb']);
  });

  it('accepts a value or a type with a name that ends in Of', () => {
    expect(listTexts(`const startOf = 1; type ValueOf<T> = T[keyof T];`)).toEqual([]);
  });

  it.each(['ofDeal', 'whatIsMissing', 'closeOnceItIsSaved', 'dealsADay', 'goToTheNewRow'])(
    'reports the name %s, because it is a sentence',
    name => {
      expect(listTexts(`const ${name} = 1;`)).toEqual([`${name}: use a noun or a verb, not a sentence`]);
    },
  );

  it('reports a name that is only a participle', () => {
    expect(listTexts(`const drawn = []; const drawnDeals = [];`)).toEqual(['drawn: avoid "drawn"']);
  });

  it('reports a limit with a name that does not begin with MAX_ or MIN_', () => {
    expect(listTexts(`const MOST_DEALS = 1; const LONGEST = 2; const MAX_DEALS = 3;`)).toEqual([
      'MOST_DEALS: begin a limit with MAX_ or MIN_',
      'LONGEST: begin a limit with MAX_ or MIN_',
    ]);
  });
});

describe('file names', () => {
  it('reports unclear words in the names of files and folders', () => {
    const paths = ['api/src/told/deal.test.ts', 'api/src/deals/deal.judge.ts', 'api/src/deals/words.ts'];
    expect(
      findWording(paths.map(path => ({ path, text: '' }))).map(({ path, kind }) => [path, kind]),
    ).toEqual([
      ['api/src/told', 'file'],
      ['api/src/deals/deal.judge.ts', 'file'],
      ['api/src/deals/words.ts', 'file'],
    ]);
  });

  it.each([
    'web/src/generated/rules/told.ts',
    'web/src/features/hog/told.generated.ts',
    'docs/told.ts',
    'api/told.json',
  ])('ignores the file %s', path => {
    expect(listTexts('const told = 1;', path)).toEqual([]);
  });
});

describe('comments', () => {
  it.each([
    ['/** Returns deals for whoever asks. */', 'avoid "whoever"'],
    ['// The viewer is no admin.', 'avoid "is no admin"'],
    ['/** A deal as it\n * stands in Hog. */', 'avoid "stands"'],
    ['// Each deal has\n// a number of its own.', 'avoid "of its own"'],
    ['/** What a deal is made of. */', 'begin with a verb, not "What"'],
    ['// Sums the gross. Which it is does not matter.', 'begin with a verb, not "Which"'],
  ])('reports the comment %j', (comment, finding) => {
    expect(listTexts(comment)).toEqual([finding]);
  });

  it('accepts comments in plain sentences', () => {
    expect(
      listTexts(`/** Returns the deals of a day. "DEL" stands for delivered; there is no other one. */`),
    ).toEqual([]);
  });

  it('reports each unclear phrase of a comment', () => {
    expect(listTexts('// Whose deal it is, nobody knows.')).toEqual([
      'avoid "whose"',
      'avoid "nobody"',
      'begin with a verb, not "Whose"',
    ]);
  });

  it('reports the line of each finding', () => {
    expect(listFindings('const deal = 1;\n\n// Stored anew.')).toEqual([
      { path: PATH, line: 3, kind: 'comment', text: 'avoid "anew"' },
    ]);
  });
});

describe('test titles', () => {
  it.each([
    `it('is rejected', run);`,
    `test('a deal counts once', run);`,
    `it.each(ROWS)('and %s', run);`,
    `it.each\`a\`('of a day', run);`,
    `it(\`positions are \${kind}\`, run);`,
  ])('reports the title in %s', text => {
    expect(listTexts(text)).toEqual([expect.stringMatching(/: begin with a verb in the third person$/)]);
  });

  it.each([
    `it('rejects a renumber to a taken number', run);`,
    `it('never counts a dead deal', run);`,
    `it.each(ROWS)('%s counts', run);`,
    `describe('a closed month', run);`,
    `test.describe('Hog', run);`,
    `audit('is well', run);`,
  ])('accepts the title in %s', text => {
    expect(listTexts(text)).toEqual([]);
  });
});

describe('exported types', () => {
  const findIn = (...paths: string[]) =>
    findWording(paths.map(path => ({ path, text: 'export interface Line {}' }))).map(({ path }) => path);

  it('reports all exported types that have the same name', () => {
    const paths = ['api/src/imports/line.ts', 'api/src/sheets/line.ts'];
    expect(findIn(...paths)).toEqual(paths);
  });

  it('accepts the same type name in the api and in the web, and in a test', () => {
    expect(findIn('api/src/sheets/line.ts', 'web/src/sheets/line.ts', 'api/src/sheets/line.test.ts')).toEqual(
      [],
    );
  });
});
describe('commit subjects', () => {
  it.each([
    'find: keep the current page first',
    'up log: embed the turn list',
    `hog: ${'undo '.repeat(13)}it`,
  ])('accepts the commit subject %j', subject => {
    expect(checkSubjects([subject])).toEqual([]);
  });

  it.each([
    ['keep the current page first', 'is not of the form "scope: verb …"'],
    ['Find: keep the current page first', 'is not of the form "scope: verb …"'],
    ["Merge branch 'hog'", 'is not of the form "scope: verb …"'],
    ['find: the page on which it opens stands first', 'has no imperative after the scope'],
    ['find: keeps the page', 'has no imperative after the scope'],
    [`hog: ${'undo '.repeat(14)}`, 'is longer than 72 characters'],
  ])('reports the commit subject %j', (subject, problem) => {
    expect(checkSubjects([subject])).toEqual([`The commit "${subject}" ${problem}.`]);
  });
});

import {
  findByName,
  groupByNameKey,
  normalizeName,
  proposePeople,
  splitTwoNames,
  toNameKey,
} from './nameMatching.ts';

const PEOPLE = [
  { id: 1, name: 'Jane Doe' },
  { id: 2, name: 'John Doe' },
  { id: 3, name: 'Mary Ann O’Neil' },
  { id: 4, name: 'Sam Rivera' },
  { id: 5, name: 'Alex Kim' },
  { id: 6, name: 'Alex Kim' },
];

const findMatch = (text: string) => findByName(toNameKey(text), groupByNameKey(PEOPLE));

const findMatches = (text: string, people = PEOPLE) =>
  findMatch(text) ?? proposePeople(toNameKey(text), groupByNameKey(people)).proposals;

describe('matching a name from a file', () => {
  it.each(['Jane Doe', ' jane   DOE ', 'Doe, Jane', 'DOE,JANE'])(
    'matches %j to a person by the exact name',
    text => {
      expect(findMatch(text)).toBe(1);
    },
  );

  it.each(["mary ann o'neil", 'MARY\u00a0ANN O´NEIL', 'O`Neil, Márý  Ann', 'Mary An\u200bn O’Neil'])(
    'matches %j to a person although accents, case, dashes or apostrophes differ',
    text => {
      expect(findMatch(text)).toBe(3);
    },
  );

  it('returns no match when two people have the same name, and proposes both of them', () => {
    expect(findMatches('alex kim')).toEqual([5, 6]);
  });

  it.each([
    ['J. Doe', [1, 2]],
    ['j doe', [1, 2]],
    ['Rivera', [4]],
    ['Sam', [4]],
    ['SR', [4]],
    ['Sam Riviera', [4]],
    ['Jon Doe', [2]],
    ['Mary O’Neil', [3]],
    ["o'neil", [3]],
    ['Mary Ann ONeil', [3]],
  ])('proposes people for the name %s, the most likely person first', (text, ids) => {
    expect(findMatches(text)).toEqual(ids);
  });

  it('proposes no people when no name is similar enough', () => {
    expect(findMatches('Zoltan Quist')).toEqual([]);
    expect(findMatches('X')).toEqual([]);
    expect(findMatches('')).toEqual([]);
  });

  it.each([
    ['Rivera', 4],
    ['Jon Doe', 2],
    ['J. Doe', null],
    ['Alex Kim', null],
    ['Zoltan Quist', null],
  ])('returns for %s the only most likely person %p', (text, id) => {
    expect(proposePeople(toNameKey(text), groupByNameKey(PEOPLE)).likely).toBe(id);
  });

  it('proposes at most three people for a name', () => {
    const manyPeople = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `Ann Lee ${index}` }));
    expect(findMatches('Ann Lee', manyPeople)).toEqual([1, 2, 3]);
  });
});

test('swaps the parts of a name around a comma, and does not change a name with two commas', () => {
  expect(normalizeName('Doe,  Jane')).toBe('Jane Doe');
  expect(normalizeName('Doe, Jane, Jr.')).toBe('Doe, Jane, Jr.');
  expect(toNameKey('ＪＡＮＥ doe')).toBe('jane doe');
});

describe('splitTwoNames', () => {
  it.each([
    ['Chen Wei / Luis Rivera', ['Chen Wei', 'Luis Rivera']],
    ['Chen/Luis', ['Chen', 'Luis']],
    ['Chen Wei & Rivera, Luis', ['Chen Wei', 'Rivera, Luis']],
    ['Sandy Rand and Andy Land', ['Sandy Rand', 'Andy Land']],
  ])('splits %s into two names', (text, names) => {
    expect(splitTwoNames(text)).toEqual(names);
  });

  it.each(['Sandy Rand', 'N/A', 'Chen Wei /', 'A/B', 'Chen / Luis / Sam', '12/31', 'Chen and', ''])(
    'returns null for %j, which does not contain exactly two names',
    text => {
      expect(splitTwoNames(text)).toBeNull();
    },
  );
});

import { byNameKey, namedSo, nameKey, proposedFor, twoNames, writtenName } from './names.ts';

const PEOPLE = [
  { id: 1, name: 'Jane Doe' },
  { id: 2, name: 'John Doe' },
  { id: 3, name: 'Mary Ann O’Neil' },
  { id: 4, name: 'Sam Rivera' },
  { id: 5, name: 'Alex Kim' },
  { id: 6, name: 'Alex Kim' },
];

const meant = (text: string) => namedSo(nameKey(text), byNameKey(PEOPLE));

const proposed = (text: string, people = PEOPLE) =>
  meant(text) ?? proposedFor(nameKey(text), byNameKey(people)).proposals;

describe('a name of a file', () => {
  it.each(['Jane Doe', ' jane   DOE ', 'Doe, Jane', 'DOE,JANE'])('%j means the one who is named so', text => {
    expect(meant(text)).toBe(1);
  });

  it.each(["mary ann o'neil", 'MARY\u00a0ANN O´NEIL', 'O`Neil, Márý  Ann', 'Mary An\u200bn O’Neil'])(
    '%j means the one whose folded name is the same',
    text => {
      expect(meant(text)).toBe(3);
    },
  );

  it('means nobody yet when two are named so: both are proposed', () => {
    expect(proposed('alex kim')).toEqual([5, 6]);
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
  ])('%s proposes whom it may mean, the likeliest first', (text, ids) => {
    expect(proposed(text)).toEqual(ids);
  });

  it('proposes nobody who is merely someone else', () => {
    expect(proposed('Zoltan Quist')).toEqual([]);
    expect(proposed('X')).toEqual([]);
    expect(proposed('')).toEqual([]);
  });

  it.each([
    ['Rivera', 4],
    ['Jon Doe', 2],
    ['J. Doe', null],
    ['Alex Kim', null],
    ['Zoltan Quist', null],
  ])('%s has one who is likeliest: %p', (text, id) => {
    expect(proposedFor(nameKey(text), byNameKey(PEOPLE)).likely).toBe(id);
  });

  it('proposes at most three', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ id: index + 1, name: `Ann Lee ${index}` }));
    expect(proposed('Ann Lee', many)).toEqual([1, 2, 3]);
  });
});

test('a name around a comma is turned; one with two commas stays as it is', () => {
  expect(writtenName('Doe,  Jane')).toBe('Jane Doe');
  expect(writtenName('Doe, Jane, Jr.')).toBe('Doe, Jane, Jr.');
  expect(nameKey('ＪＡＮＥ doe')).toBe('jane doe');
});

describe('a cell of two names', () => {
  it.each([
    ['Chen Wei / Luis Rivera', ['Chen Wei', 'Luis Rivera']],
    ['Chen/Luis', ['Chen', 'Luis']],
    ['Chen Wei & Rivera, Luis', ['Chen Wei', 'Rivera, Luis']],
    ['Sandy Rand and Andy Land', ['Sandy Rand', 'Andy Land']],
  ])('%s', (text, names) => {
    expect(twoNames(text)).toEqual(names);
  });

  it.each(['Sandy Rand', 'N/A', 'Chen Wei /', 'A/B', 'Chen / Luis / Sam', '12/31', 'Chen and', ''])(
    '%j is none',
    text => {
      expect(twoNames(text)).toBeNull();
    },
  );
});

import { compareNames, compareTeamsThenNames } from './names.ts';
import type { TeamId } from './teams.ts';

const sorted = (...names: string[]) =>
  names
    .map((name, index) => ({ id: index + 1, name }))
    .sort(compareNames)
    .map(each => each.name);

describe('names', () => {
  it('sort by their last word', () => {
    expect(sorted('Ann Young', 'Zoe Adams', 'Mary Lou Baker')).toEqual([
      'Zoe Adams',
      'Mary Lou Baker',
      'Ann Young',
    ]);
  });

  it('sort by the whole name where the last word is the same', () => {
    expect(sorted('Zoe Adams', 'Ann Adams', 'Adams')).toEqual(['Adams', 'Ann Adams', 'Zoe Adams']);
  });

  it('sort without regard to case', () => {
    expect(sorted('bob ZIMMER', 'Al young', 'Cy Adams')).toEqual(['Cy Adams', 'Al young', 'bob ZIMMER']);
  });

  it('sort letters with accents among those without', () => {
    expect(sorted('Al Unger', 'Al Érard', 'Al Zimmer', 'Al Edwards', 'Al Ferry')).toEqual([
      'Al Edwards',
      'Al Érard',
      'Al Ferry',
      'Al Unger',
      'Al Zimmer',
    ]);
  });

  it('sort by what was typed where the folded names are the same, whatever their ids', () => {
    expect(sorted('José Peña', 'Jose Pena', 'JOSÉ PENA')).toEqual(['Jose Pena', 'JOSÉ PENA', 'José Peña']);
  });

  it('sort by code point, as the database does', () => {
    // U+FF21 folds to a; U+4E00 precedes U+1F600, whose first UTF-16 unit is smaller than U+FB4F's.
    expect(sorted('Al \u{1F600}', 'Al \uFB1E', 'Al \u4E00')).toEqual([
      'Al \u4E00',
      'Al \uFB1E',
      'Al \u{1F600}',
    ]);
  });

  it('sort a shorter name before a longer one that begins with it', () => {
    expect(sorted('Al Smithers', 'Al Smith')).toEqual(['Al Smith', 'Al Smithers']);
  });

  it('sort by id where they are the same, in whatever case', () => {
    const people = [
      { id: 9, name: 'Al Smith' },
      { id: 3, name: 'AL SMITH' },
    ];
    expect(people.sort(compareNames).map(each => each.id)).toEqual([3, 9]);
  });

  it('ignore blanks at the end', () => {
    expect(sorted('Al Zimmer', 'Zoe Adams ', 'Bo\u00a0Abel')).toEqual([
      'Bo\u00a0Abel',
      'Zoe Adams ',
      'Al Zimmer',
    ]);
  });
});

describe('selects of people', () => {
  it('list A, B, C, HSE and then those without a team, by name within each', () => {
    const people: { id: number; name: string; team: TeamId | null }[] = [
      { id: 1, name: 'No Team Zed', team: null },
      { id: 2, name: 'Al House', team: 5 },
      { id: 3, name: 'Al Bee', team: 3 },
      { id: 4, name: 'Team One Abel', team: 1 },
      { id: 5, name: 'Zoe Adams', team: 2 },
      { id: 6, name: 'Ann Young', team: 2 },
      { id: 7, name: 'Al Cee', team: 4 },
    ];
    expect(people.sort(compareTeamsThenNames).map(each => each.id)).toEqual([5, 6, 3, 7, 2, 4, 1]);
  });
});

import { compareNames, compareTeamsThenNames } from './names.ts';
import type { TeamId } from './teams.ts';

const sortNames = (...names: string[]) =>
  names
    .map((name, index) => ({ id: index + 1, name }))
    .sort(compareNames)
    .map(each => each.name);

describe('compareNames', () => {
  it('sorts names by the last word', () => {
    expect(sortNames('Ann Young', 'Zoe Adams', 'Mary Lou Baker')).toEqual([
      'Zoe Adams',
      'Mary Lou Baker',
      'Ann Young',
    ]);
  });

  it('sorts names by the whole name when the last words are equal', () => {
    expect(sortNames('Zoe Adams', 'Ann Adams', 'Adams')).toEqual(['Adams', 'Ann Adams', 'Zoe Adams']);
  });

  it('ignores upper and lower case', () => {
    expect(sortNames('bob ZIMMER', 'Al young', 'Cy Adams')).toEqual(['Cy Adams', 'Al young', 'bob ZIMMER']);
  });

  it('sorts accented letters like the letters without accents', () => {
    expect(sortNames('Al Unger', 'Al Érard', 'Al Zimmer', 'Al Edwards', 'Al Ferry')).toEqual([
      'Al Edwards',
      'Al Érard',
      'Al Ferry',
      'Al Unger',
      'Al Zimmer',
    ]);
  });

  it('sorts by the name as typed, not by the id, when the folded names are equal', () => {
    expect(sortNames('José Peña', 'Jose Pena', 'JOSÉ PENA')).toEqual(['Jose Pena', 'JOSÉ PENA', 'José Peña']);
  });

  it('sorts names by code point, as the database does', () => {
    // U+FF21 folds to a. The first UTF-16 unit of U+1F600 is 0xD83D, so comparing UTF-16 units would sort it
    // before U+FB1E.
    expect(sortNames('Al \u{1F600}', 'Al \uFB1E', 'Al \u4E00')).toEqual([
      'Al \u4E00',
      'Al \uFB1E',
      'Al \u{1F600}',
    ]);
  });

  it('sorts a shorter name before a longer one that begins with it', () => {
    expect(sortNames('Al Smithers', 'Al Smith')).toEqual(['Al Smith', 'Al Smithers']);
  });

  it('sorts by id when the names differ only in case', () => {
    const people = [
      { id: 9, name: 'Al Smith' },
      { id: 3, name: 'AL SMITH' },
    ];
    expect(people.sort(compareNames).map(each => each.id)).toEqual([3, 9]);
  });

  it('ignores blanks at the end of a name', () => {
    expect(sortNames('Al Zimmer', 'Zoe Adams ', 'Bo\u00a0Abel')).toEqual([
      'Bo\u00a0Abel',
      'Zoe Adams ',
      'Al Zimmer',
    ]);
  });
});

describe('compareTeamsThenNames', () => {
  it('sorts by team A, B, C, HSE, then people without a team, and by name within each team', () => {
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

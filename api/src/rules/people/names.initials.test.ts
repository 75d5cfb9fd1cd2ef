import { uniqueInitials } from './names.ts';

/** Returns the initials of people with these names; the ids follow the order of the names. */
const listInitials = (...names: string[]) => [
  ...uniqueInitials(names.map((name, index) => ({ id: index + 1, name }))).values(),
];

describe('uniqueInitials', () => {
  it.each([
    ['Jane Doe', 'JD'],
    ['  mary   ann smith ', 'MAS'],
    ['HSE', 'H'],
    ['Jean-Luc Émile', 'JLÉ'],
    ['Jean–Luc\u00a0E\u0301mile', 'JLÉ'],
    ['Mary Ann O’Neil', 'MAO'],
    ['Robert (Bob) “Bud” Lee', 'RBBL'],
    ['4 Wheels', '4W'],
    ['—', ''],
    ['', ''],
  ])('returns %j as initials %j when there is only one person', (name, initials) => {
    expect(listInitials(name)).toEqual([initials]);
  });

  it.each([
    // Both have the initials JD, so a second letter of the last name is shown.
    [
      ['Jane Doe', 'John Davis'],
      ['JD', 'JDa'],
    ],
    // The last names have the same first letters, so more letters are shown.
    [
      ['Jane Day', 'John Davis'],
      ['JD', 'JDav'],
    ],
    // The last names are equal, so the first name makes the difference.
    [
      ['Jane Doe', 'John Doe'],
      ['JD', 'JoD'],
    ],
    [
      ['Jane Doe', 'Janet Doe'],
      ['JD', 'JanetD'],
    ],
    [
      ['Mary Ann Lee', 'Max Adam Li', 'Meg Ann Lee'],
      ['MAL', 'MALi', 'MeAL'],
    ],
    // Only a number makes the difference.
    [
      ['Jane Doe', 'Jane Doe', 'JANE DOE'],
      ['JD', 'JD2', 'JD3'],
    ],
    [
      ['Bo', 'Bo'],
      ['B', 'B2'],
    ],
    [
      ['X', 'X'],
      ['X', 'X2'],
    ],
    // A different accent or case alone is not enough.
    [
      ['Eva Moss', 'Éva Mann'],
      ['EM', 'ÉMa'],
    ],
    [
      ['Jean-Luc Petit', 'Jo L Pope'],
      ['JLP', 'JLPo'],
    ],
    [
      ['Ann O’Neil', 'Al O’Shea'],
      ['AO', 'AOs'],
    ],
  ])('returns unique initials for the names %j: %j', (names, initials) => {
    expect(listInitials(...names)).toEqual(initials);
  });

  it('keeps the initials of the existing people when a person joins', () => {
    const before = ['Jane Doe', 'John Davis', 'Jim Doe'];
    const newNames = ['John D. Abel', 'Jane Doe', 'Jo Ida Davis', 'J Da'];
    const all = listInitials(...before, ...newNames);
    expect(all.slice(0, before.length)).toEqual(listInitials(...before));
    expect(all).toEqual(['JD', 'JDa', 'JiD', 'JDAb', 'JD2', 'JIDa', 'JD3']);
  });

  it('returns the shorter initials for the person with the lower id, in any order of the list', () => {
    const people = [
      { id: 9, name: 'John Davis' },
      { id: 3, name: 'Jane Doe' },
    ];
    expect(Object.fromEntries(uniqueInitials(people))).toEqual({ 3: 'JD', 9: 'JDa' });
  });

  it('returns unique initials for many people with few different names', () => {
    const names = Array.from(
      { length: 600 },
      (_, index) => `${['Al', 'An'][index % 2]} ${['Lee', 'Li', 'Lu'][index % 3]}`,
    );
    expect(new Set(listInitials(...names).map(each => each.toLowerCase())).size).toBe(600);
  });
});

import { uniqueInitials } from './initials.ts';

/** The initials of people of these names, who came in this order. */
const initialsOf = (...names: string[]) => [
  ...uniqueInitials(names.map((name, index) => ({ id: index + 1, name }))).values(),
];

describe('initials', () => {
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
  ])('of %j alone are %j', (name, initials) => {
    expect(initialsOf(name)).toEqual([initials]);
  });

  it.each([
    // The last name tells them apart.
    [
      ['Jane Doe', 'John Davis'],
      ['JD', 'JDa'],
    ],
    // It begins alike, so more of it is shown.
    [
      ['Jane Day', 'John Davis'],
      ['JD', 'JDav'],
    ],
    // The same last name says nothing: the first name does.
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
    // Nothing tells them apart but a number.
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
    // Accents and case are too little.
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
  ])('of %j are %j', (names, initials) => {
    expect(initialsOf(...names)).toEqual(initials);
  });

  it('of someone who joins do not change those of others', () => {
    const before = ['Jane Doe', 'John Davis', 'Jim Doe'];
    const joining = ['John D. Abel', 'Jane Doe', 'Jo Ida Davis', 'J Da'];
    const all = initialsOf(...before, ...joining);
    expect(all.slice(0, before.length)).toEqual(initialsOf(...before));
    expect(all).toEqual(['JD', 'JDa', 'JiD', 'JDAb', 'JD2', 'JIDa', 'JD3']);
  });

  it('go by id, whatever the order of the list', () => {
    const people = [
      { id: 9, name: 'John Davis' },
      { id: 3, name: 'Jane Doe' },
    ];
    expect(Object.fromEntries(uniqueInitials(people))).toEqual({ 3: 'JD', 9: 'JDa' });
  });

  it('are unique for many people of few names', () => {
    const names = Array.from(
      { length: 600 },
      (_, at) => `${['Al', 'An'][at % 2]} ${['Lee', 'Li', 'Lu'][at % 3]}`,
    );
    expect(new Set(initialsOf(...names).map(each => each.toLowerCase())).size).toBe(600);
  });
});

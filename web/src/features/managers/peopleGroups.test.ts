import type { ManagedPerson } from './managedPerson';
import { isMatch, peopleGroups } from './peopleGroups';

let lastId = 0;

const someone = (
  name: string,
  { position = 0, team = null as number | null, isActive = true } = {},
): ManagedPerson => ({
  employee: { id: ++lastId, name, email: `${name.split(' ')[0]}@store.example`, position, team, isActive },
  canAlter: true,
  canChangeEmail: true,
  canUnlinkSignIn: false,
  positionsOffered: [position],
  positionsWithTeam: [0, 1],
});

/** As the server names them (people.md). */
const positions = [
  { id: 0, title: 'salesperson', groupTitle: 'Product Specialists', groupPlace: 7, isSplitByTeam: true },
  { id: 1, title: 'sales manager', groupTitle: 'Sales Managers', groupPlace: 4, isSplitByTeam: false },
  { id: 2, title: 'finance manager', groupTitle: 'Finance Managers', groupPlace: 3, isSplitByTeam: false },
  { id: 3, title: 'manager', groupTitle: 'Managers', groupPlace: 2, isSplitByTeam: false },
  { id: 4, title: 'office staff', groupTitle: 'Office Staff', groupPlace: 5, isSplitByTeam: false },
  { id: 5, title: 'admin', groupTitle: 'Admin', groupPlace: 1, isSplitByTeam: false },
  { id: 6, title: 'BDC staff', groupTitle: 'BDC', groupPlace: 6, isSplitByTeam: false },
];

const groupsOf = (people: ManagedPerson[]) => peopleGroups(people, positions);

const namesIn = (people: ManagedPerson[]) =>
  Object.fromEntries(
    groupsOf(people).map(({ title, sections }) => [
      title,
      sections.map(section => section.people.map(({ employee }) => employee.name)),
    ]),
  );

describe('the groups of the Managers page', () => {
  it('stand in their order, also while nobody is in them', () => {
    expect(groupsOf([]).map(({ title }) => title)).toEqual([
      'Admin',
      'Managers',
      'Finance Managers',
      'Sales Managers',
      'Office Staff',
      'BDC',
      'Product Specialists',
      'Inactive',
    ]);
  });

  it('hold the people of their position', () => {
    const groups = namesIn([
      someone('Ada', { position: 5 }),
      someone('Max', { position: 3 }),
      someone('Finn', { position: 2 }),
      someone('Mara', { position: 1, team: 2 }),
      someone('Olive', { position: 4 }),
      someone('Bea', { position: 6 }),
    ]);
    expect(groups).toMatchObject({
      Admin: [['Ada']],
      Managers: [['Max']],
      'Finance Managers': [['Finn']],
      'Sales Managers': [['Mara']],
      'Office Staff': [['Olive']],
      BDC: [['Bea']],
    });
  });

  it('split the product specialists by team, where no team and team None are the same', () => {
    const [group] = groupsOf([
      someone('Cleo', { team: 4 }),
      someone('Nina', { team: null }),
      someone('Noor', { team: 1 }),
      someone('Abe', { team: 2 }),
    ]).filter(({ title }) => title === 'Product Specialists');
    expect(
      group?.sections.map(({ team, people }) => [team, people.map(({ employee }) => employee.name)]),
    ).toEqual([
      [2, ['Abe']],
      [3, []],
      [4, ['Cleo']],
      [1, ['Nina', 'Noor']],
    ]);
  });

  it('show team HSE once someone is in it', () => {
    const teams = (people: ManagedPerson[]) =>
      groupsOf(people)
        .find(({ title }) => title === 'Product Specialists')
        ?.sections.map(({ team }) => team);
    expect(teams([someone('Walt', { team: 5 })])).toEqual([2, 3, 4, 5, 1]);
    expect(teams([someone('Abe', { team: 2 })])).toEqual([2, 3, 4, 1]);
  });

  it('keep whoever is inactive apart, whatever they were', () => {
    const groups = namesIn([
      someone('Ada', { position: 5, isActive: false }),
      someone('Abe', { team: 2, isActive: false }),
    ]);
    expect(groups.Inactive).toEqual([['Ada', 'Abe']]);
    expect(groups.Admin).toEqual([[]]);
  });
});

describe('someone is found', () => {
  const zoe = someone('Zoë Núñez');

  it('by any part of the name, without its accents', () => {
    expect(isMatch(zoe, 'nunez')).toBe(true);
    expect(isMatch(zoe, 'ÑEZ zo')).toBe(true);
    expect(isMatch(zoe, 'nunes')).toBe(false);
  });

  it('by another apostrophe, dash and space', () => {
    expect(isMatch(someone('Ann O’Brien–Lee'), "ann\u00a0o'brien-l")).toBe(true);
  });

  it('by the e-mail', () => {
    expect(isMatch(someone('Ada'), 'ada@store')).toBe(true);
  });

  it('while nothing is looked for', () => {
    expect(isMatch(zoe, '')).toBe(true);
  });
});

import type { ManagedPerson } from './employeeDraft';
import { groupPeople, isMatch } from './groupPeople';

let lastId = 0;

const createPerson = (
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

/** Positions as the server returns them (people.md). */
const positions = [
  { id: 0, title: 'salesperson', groupTitle: 'Product Specialists', groupPlace: 7, isSplitByTeam: true },
  { id: 1, title: 'sales manager', groupTitle: 'Sales Managers', groupPlace: 4, isSplitByTeam: false },
  { id: 2, title: 'finance manager', groupTitle: 'Finance Managers', groupPlace: 3, isSplitByTeam: false },
  { id: 3, title: 'manager', groupTitle: 'Managers', groupPlace: 2, isSplitByTeam: false },
  { id: 4, title: 'office staff', groupTitle: 'Office Staff', groupPlace: 5, isSplitByTeam: false },
  { id: 5, title: 'admin', groupTitle: 'Admin', groupPlace: 1, isSplitByTeam: false },
  { id: 6, title: 'BDC staff', groupTitle: 'BDC', groupPlace: 6, isSplitByTeam: false },
];

const listGroups = (people: ManagedPerson[]) => groupPeople(people, positions);

const listNames = (people: ManagedPerson[]) =>
  Object.fromEntries(
    listGroups(people).map(({ title, sections }) => [
      title,
      sections.map(section => section.people.map(({ employee }) => employee.name)),
    ]),
  );

describe('groups of the Managers page', () => {
  it('lists all groups in order, including groups without people', () => {
    expect(listGroups([]).map(({ title }) => title)).toEqual([
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

  it('groups people by position', () => {
    const groups = listNames([
      createPerson('Ada', { position: 5 }),
      createPerson('Max', { position: 3 }),
      createPerson('Finn', { position: 2 }),
      createPerson('Mara', { position: 1, team: 2 }),
      createPerson('Olive', { position: 4 }),
      createPerson('Bea', { position: 6 }),
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

  it('splits product specialists by team and shows product specialists without a team as team None', () => {
    const [group] = listGroups([
      createPerson('Cleo', { team: 4 }),
      createPerson('Nina', { team: null }),
      createPerson('Noor', { team: 1 }),
      createPerson('Abe', { team: 2 }),
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

  it('shows team HSE only if it has people', () => {
    const listTeams = (people: ManagedPerson[]) =>
      listGroups(people)
        .find(({ title }) => title === 'Product Specialists')
        ?.sections.map(({ team }) => team);
    expect(listTeams([createPerson('Walt', { team: 5 })])).toEqual([2, 3, 4, 5, 1]);
    expect(listTeams([createPerson('Abe', { team: 2 })])).toEqual([2, 3, 4, 1]);
  });

  it('lists inactive people only in the Inactive group', () => {
    const groups = listNames([
      createPerson('Ada', { position: 5, isActive: false }),
      createPerson('Abe', { team: 2, isActive: false }),
    ]);
    expect(groups.Inactive).toEqual([['Ada', 'Abe']]);
    expect(groups.Admin).toEqual([[]]);
  });
});

describe('search for people', () => {
  const zoe = createPerson('Zoë Núñez');

  it('matches any part of the name and ignores accents', () => {
    expect(isMatch(zoe, 'nunez')).toBe(true);
    expect(isMatch(zoe, 'ÑEZ zo')).toBe(true);
    expect(isMatch(zoe, 'nunes')).toBe(false);
  });

  it('ignores which variants of apostrophes, dashes and spaces are typed', () => {
    expect(isMatch(createPerson('Ann O’Brien–Lee'), "ann\u00a0o'brien-l")).toBe(true);
  });

  it('matches any part of the email address', () => {
    expect(isMatch(createPerson('Ada'), 'ada@store')).toBe(true);
  });

  it('matches everyone if the search is empty', () => {
    expect(isMatch(zoe, '')).toBe(true);
  });
});

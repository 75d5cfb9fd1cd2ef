import {
  buildGoalRows,
  type GoalRow,
  hasChangedGoals,
  listChangedGoals,
  mergeNewAndUsed,
  sumGoalUnits,
  toGoalTextsByRow,
  toProposedTexts,
} from './goalRows';

const createUnits = (total: number, newUnits = 0, used = 0) => ({ total, new: newUnits, used });
const emptyProposal = { lastYear: createUnits(0), average: createUnits(0) };

const createRow = (employeeId: number | null, team: number | null = null): GoalRow => ({
  key: `${employeeId ?? ''}/${team ?? ''}`,
  label: '',
  employeeId,
  team,
  proposal: emptyProposal,
});

it('lists the store, the teams and their people, and offers no goal for No Team', () => {
  const createPerson = (id: number) => ({ ...emptyProposal, person: { id, name: `Pat ${id}` } });
  const sections = [
    { ...emptyProposal, team: 2, name: 'A Team', people: [createPerson(7)] },
    { ...emptyProposal, team: 1, name: 'No Team', people: [createPerson(8)] },
  ];
  expect(
    buildGoalRows({ store: emptyProposal, sections }).map(({ title, rows }) => [
      title,
      rows.map(row => row.label),
    ]),
  ).toEqual([
    ['Store', ['Whole store']],
    ['A Team', ['A Team (team goal)', 'Pat 7']],
    ['No Team', ['Pat 8']],
  ]);
});

it('returns the changed goals together with their stored values', () => {
  const stored = toGoalTextsByRow([
    { employeeId: 7, team: null, total: 12, new: null, used: null },
    { employeeId: 8, team: null, total: 9, new: 5, used: 4 },
  ]);
  const entries = new Map([
    ['7/', { total: '16.5', new: '', used: '' }],
    ['8/', { total: '', new: '5.0', used: '4' }],
    ['/2', { total: '', new: '20', used: '' }],
    ['9/', { total: '0', new: '', used: '' }],
  ]);
  expect(
    listChangedGoals([createRow(7), createRow(8), createRow(null, 2), createRow(9)], stored, entries),
  ).toEqual([
    { employeeId: 7, team: null, goal: { total: 16.5 }, stood: { total: 12 } },
    { employeeId: null, team: 2, goal: { new: 20, used: 0 }, stood: { total: null } },
  ]);
});

it('returns the value that was stored when the user started typing, even if another user has changed the goal since then', () => {
  const buildStored = (total: number) =>
    toGoalTextsByRow([{ employeeId: 7, team: null, total, new: null, used: null }]);
  const entries = new Map([['7/', { total: '14', new: '', used: '' }]]);
  expect(listChangedGoals([createRow(7)], buildStored(13), entries, buildStored(12))).toMatchObject([
    { goal: { total: 14 }, stood: { total: 12 } },
  ]);
  // The other user has stored the same goal.
  expect(listChangedGoals([createRow(7)], buildStored(14), entries, buildStored(12))).toEqual([]);
});

it('detects whether a typed goal differs from the stored one', () => {
  const stored = toGoalTextsByRow([{ employeeId: 7, team: null, total: 12, new: null, used: null }]);
  const buildTyped = (key: string, total: string) => new Map([[key, { total, new: '', used: '' }]]);
  expect(hasChangedGoals(buildTyped('7/', '12.0'), stored)).toBe(false);
  expect(hasChangedGoals(buildTyped('7/', ''), stored)).toBe(true);
  expect(hasChangedGoals(buildTyped('9/', ''), stored)).toBe(false);
});

it('removes a goal when its field is emptied', () => {
  const stored = toGoalTextsByRow([{ employeeId: 7, team: null, total: 12, new: null, used: null }]);
  const entries = new Map([['7/', { total: '', new: '', used: '' }]]);
  expect(listChangedGoals([createRow(7)], stored, entries)).toMatchObject([
    { goal: { total: null }, stood: { total: 12 } },
  ]);
});

it('proposes no goal without sales, and otherwise a total or separate goals for new and used', () => {
  expect(toProposedTexts(createUnits(0), false)).toBeNull();
  expect(toProposedTexts(createUnits(10.5, 6, 3.5), false)).toEqual({ total: '10.5', new: '', used: '' });
  expect(toProposedTexts(createUnits(10.5, 6, 3.5), true)).toEqual({ total: '', new: '6', used: '3.5' });
});

it('replaces the goals for new and used with their sum', () => {
  expect(mergeNewAndUsed({ total: '', new: '6', used: '3.5' })).toEqual({ total: '9.5', new: '', used: '' });
  expect(sumGoalUnits({ total: '', new: '6', used: '' })).toBe(6);
});

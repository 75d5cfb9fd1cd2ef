import {
  changedGoals,
  type GoalRow,
  goalRows,
  isAnyChanged,
  proposedGoal,
  sumOf,
  together,
  typedGoals,
} from './goalForm';

const units = (total: number, ofNew = 0, used = 0) => ({ total, new: ofNew, used });
const none = { lastYear: units(0), average: units(0) };

const row = (employeeId: number | null, team: number | null = null): GoalRow => ({
  key: `${employeeId ?? ''}/${team ?? ''}`,
  label: '',
  employeeId,
  team,
  proposed: none,
});

it('lists the store, each team and its people; having no team is no team', () => {
  const person = (id: number) => ({ ...none, person: { id, name: `Pat ${id}` } });
  const sections = [
    { ...none, team: 2, name: 'A Team', people: [person(7)] },
    { ...none, team: 1, name: 'No Team', people: [person(8)] },
  ];
  expect(
    goalRows({ store: none, sections }).map(({ title, rows }) => [title, rows.map(each => each.label)]),
  ).toEqual([
    ['Store', ['The store']],
    ['A Team', ['A Team’s own', 'Pat 7']],
    ['No Team', ['Pat 8']],
  ]);
});

it('sends what differs from what is stored, with what it stood at', () => {
  const stored = typedGoals([
    { employeeId: 7, team: null, total: 12, new: null, used: null },
    { employeeId: 8, team: null, total: 9, new: 5, used: 4 },
  ]);
  const typed = new Map([
    ['7/', { total: '16.5', new: '', used: '' }],
    ['8/', { total: '', new: '5.0', used: '4' }],
    ['/2', { total: '', new: '20', used: '' }],
    ['9/', { total: '0', new: '', used: '' }],
  ]);
  expect(changedGoals([row(7), row(8), row(null, 2), row(9)], stored, typed)).toEqual([
    { employeeId: 7, team: null, goal: { total: 16.5 }, stood: { total: 12 } },
    { employeeId: null, team: 2, goal: { new: 20, used: 0 }, stood: { total: null } },
  ]);
});

it('sends what stood when it was typed, not what someone else has set since', () => {
  const set = (total: number) => typedGoals([{ employeeId: 7, team: null, total, new: null, used: null }]);
  const typed = new Map([['7/', { total: '14', new: '', used: '' }]]);
  expect(changedGoals([row(7)], set(13), typed, set(12))).toMatchObject([
    { goal: { total: 14 }, stood: { total: 12 } },
  ]);
  // Whoever set the same has saved it.
  expect(changedGoals([row(7)], set(14), typed, set(12))).toEqual([]);
});

it('knows whether anything is typed that is not stored', () => {
  const stored = typedGoals([{ employeeId: 7, team: null, total: 12, new: null, used: null }]);
  const typed = (key: string, total: string) => new Map([[key, { total, new: '', used: '' }]]);
  expect(isAnyChanged(typed('7/', '12.0'), stored)).toBe(false);
  expect(isAnyChanged(typed('7/', ''), stored)).toBe(true);
  expect(isAnyChanged(typed('9/', ''), stored)).toBe(false);
});

it('takes a goal away that is emptied', () => {
  const stored = typedGoals([{ employeeId: 7, team: null, total: 12, new: null, used: null }]);
  const typed = new Map([['7/', { total: '', new: '', used: '' }]]);
  expect(changedGoals([row(7)], stored, typed)).toMatchObject([
    { goal: { total: null }, stood: { total: 12 } },
  ]);
});

it('proposes nothing where nothing was sold, else one number or two', () => {
  expect(proposedGoal(units(0), false)).toBeNull();
  expect(proposedGoal(units(10.5, 6, 3.5), false)).toEqual({ total: '10.5', new: '', used: '' });
  expect(proposedGoal(units(10.5, 6, 3.5), true)).toEqual({ total: '', new: '6', used: '3.5' });
});

it('makes one number of new and used again', () => {
  expect(together({ total: '', new: '6', used: '3.5' })).toEqual({ total: '9.5', new: '', used: '' });
  expect(sumOf({ total: '', new: '6', used: '' })).toBe(6);
});

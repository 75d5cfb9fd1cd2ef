import { listQuickPeople } from './quickPeople';

const salespeople = [1, 2, 3, 4, 5].map(value => ({ value, label: `Person ${value}` }));
const listLabels = (viewerId: number, nextId: number | null, ...employeeIds: (number | null)[]) =>
  listQuickPeople({ salespeople, viewerId, nextId, employeeIds }).map(({ value, note }) =>
    note ? `${value} ${note}` : String(value),
  );

it('offers the viewer, the next salesperson and the two most recent salespeople of the log', () => {
  expect(listLabels(1, 2, 3, 4, 5)).toEqual(['1 you', '2 next', '5', '4']);
});

it('offers each person only once', () => {
  expect(listLabels(1, 1, 2, 1, 3, 3)).toEqual(['1 you, next', '3', '2']);
  expect(listLabels(1, 3, 3, 2, 3, 1)).toEqual(['1 you', '3 next', '2']);
});

it('skips people who do not take ups, and rows without a salesperson', () => {
  expect(listLabels(9, null)).toEqual([]);
  expect(listLabels(9, null, 8, null, 2, null, 8)).toEqual(['2']);
  expect(listLabels(9, 8, 4)).toEqual(['4']);
});

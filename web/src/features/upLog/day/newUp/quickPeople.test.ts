import { quickPeople } from './quickPeople';

const salespeople = [1, 2, 3, 4, 5].map(value => ({ value, label: `Person ${value}` }));
const offered = (viewerId: number, nextId: number | null, ...employeeIds: (number | null)[]) =>
  quickPeople({ salespeople, viewerId, nextId, employeeIds }).map(({ value, note }) =>
    note ? `${value} ${note}` : String(value),
  );

it('offers oneself, who is next, and the last two of the log', () => {
  expect(offered(1, 2, 3, 4, 5)).toEqual(['1 you', '2 next', '5', '4']);
});

it('offers nobody twice', () => {
  expect(offered(1, 1, 2, 1, 3, 3)).toEqual(['1 you, next', '3', '2']);
  expect(offered(1, 3, 3, 2, 3, 1)).toEqual(['1 you', '3 next', '2']);
});

it('offers none who take no ups, and none that a row does not name', () => {
  expect(offered(9, null)).toEqual([]);
  expect(offered(9, null, 8, null, 2, null, 8)).toEqual(['2']);
  expect(offered(9, 8, 4)).toEqual(['4']);
});

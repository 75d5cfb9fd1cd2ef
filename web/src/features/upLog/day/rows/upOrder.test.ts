import { listStoredIds, moveKey, sortByKeys } from './upOrder';

it.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 2, ['a', 'c', 'b', 'd']],
])('moves the row at position %i to position %i', (from, to, keys) => {
  expect(moveKey(['a', 'b', 'c', 'd'], from, to)).toEqual(keys);
});

it('lists only the ids of stored rows', () => {
  const rows = [
    { key: 'a', id: 7 },
    { key: 'b', id: null },
    { key: 'c', id: 3 },
  ];
  expect(listStoredIds(rows, ['c', 'b', 'a', 'deleted since'])).toEqual([3, 7]);
});

const rows = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const joinKeys = (sortedRows: readonly { key: string }[]) => sortedRows.map(({ key }) => key).join('');

it('sorts rows into the requested order before the server has stored it', () => {
  expect(joinKeys(sortByKeys(rows, ['c', 'a', 'b']))).toBe('cab');
});

it('appends a row that another desk adds during a move', () => {
  expect(joinKeys(sortByKeys([...rows, { key: 'z' }], ['c', 'b', 'a']))).toBe('cbaz');
});

it('skips a row that another desk deletes during a move', () => {
  expect(joinKeys(sortByKeys([{ key: 'a' }, { key: 'c' }], ['c', 'b', 'a']))).toBe('ca');
});

it('keeps the order of the server when no row was moved', () => {
  expect(sortByKeys(rows, null)).toBe(rows);
});

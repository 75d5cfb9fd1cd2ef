import { inOrder, movedIds, sendableIds } from './upOrder';

it.each([
  [0, 2, [2, 3, 1, 4]],
  [3, 0, [4, 1, 2, 3]],
  [1, 2, [1, 3, 2, 4]],
])('moves the row at %i to %i', (from, to, ids) => {
  expect(movedIds([1, 2, 3, 4], from, to)).toEqual(ids);
});

it('sends rows with a positive whole id only', () => {
  expect(sendableIds([7, 0, -1, 2.5, Number.NaN, 3])).toEqual([7, 3]);
});

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('shows the wished order before the server has it', () => {
  expect(inOrder(rows, [3, 1, 2]).map(({ id }) => id)).toEqual([3, 1, 2]);
});

it('keeps a row that another desk adds meanwhile at the end', () => {
  expect(inOrder([...rows, { id: 9 }], [3, 2, 1]).map(({ id }) => id)).toEqual([3, 2, 1, 9]);
});

it('passes over a row that another desk deletes meanwhile', () => {
  expect(inOrder([{ id: 1 }, { id: 3 }], [3, 2, 1]).map(({ id }) => id)).toEqual([3, 1]);
});

it('leaves the order alone when nothing was moved', () => {
  expect(inOrder(rows, null)).toBe(rows);
});

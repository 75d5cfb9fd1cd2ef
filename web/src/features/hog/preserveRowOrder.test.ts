import { preserveRowOrder } from './preserveRowOrder';

const row = (number: number, front = 0) => ({ number, front });
const getNumbers = (rows: { number: number }[]) => rows.map(({ number }) => number);

describe('row order while a user edits a deal', () => {
  it('keeps the shown positions of the rows and updates their values', () => {
    const fetchedRows = [row(3, 900), row(1), row(2, 50)];
    expect(preserveRowOrder([row(1), row(2), row(3)], fetchedRows, 2, 100)).toEqual([
      row(1),
      row(2, 50),
      row(3, 900),
    ]);
  });

  it('appends new deals at the end', () => {
    expect(getNumbers(preserveRowOrder([row(5), row(6)], [row(4), row(5), row(6)], 5, 100))).toEqual([
      5, 6, 4,
    ]);
  });

  it('drops deals that have left the list, except the deal that is being edited', () => {
    expect(getNumbers(preserveRowOrder([row(1), row(2), row(3)], [row(3)], 2, 100))).toEqual([2, 3]);
  });

  it('limits the rows to the page size without dropping the edited deal', () => {
    expect(getNumbers(preserveRowOrder([row(1), row(2)], [row(3), row(4)], 2, 2))).toEqual([2, 3]);
  });
});

it('uses the row order of the server when no deal is being edited', () => {
  const fetchedRows = [row(3), row(1)];
  expect(preserveRowOrder([row(1), row(2), row(3)], fetchedRows, undefined, 100)).toEqual(fetchedRows);
});

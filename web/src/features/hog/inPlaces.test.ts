import { inPlaces } from './inPlaces';

const row = (number: number, front = 0) => ({ number, front });
const numbersOf = (rows: { number: number }[]) => rows.map(({ number }) => number);

describe('while someone types into a deal', () => {
  it('the rows tell the news in the places where they stand', () => {
    const fresh = [row(3, 900), row(1), row(2, 50)];
    expect(inPlaces([row(1), row(2), row(3)], fresh, 2, 100)).toEqual([row(1), row(2, 50), row(3, 900)]);
  });

  it('new deals come last, wherever they will belong', () => {
    expect(numbersOf(inPlaces([row(5), row(6)], [row(4), row(5), row(6)], 5, 100))).toEqual([5, 6, 4]);
  });

  it('deals that are gone leave, but not the one that is held', () => {
    expect(numbersOf(inPlaces([row(1), row(2), row(3)], [row(3)], 2, 100))).toEqual([2, 3]);
  });

  it('a page never holds more than it may, and still the one that is held', () => {
    expect(numbersOf(inPlaces([row(1), row(2)], [row(3), row(4)], 2, 2))).toEqual([2, 3]);
  });
});

it('with nobody’s hands on the rows, the list is as the server has it', () => {
  const fresh = [row(3), row(1)];
  expect(inPlaces([row(1), row(2), row(3)], fresh, undefined, 100)).toEqual(fresh);
});

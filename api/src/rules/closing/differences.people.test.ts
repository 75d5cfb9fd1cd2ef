import { buildPeopleDifferences, type FigureDifference, type PersonFigures } from './differences.ts';

const person = (id: number, spiff: number): PersonFigures => ({
  id,
  name: `Person ${id}`,
  team: 2,
  newUnits: 0,
  usedUnits: 0,
  units: 12,
  vacation: 0,
  frontGross: 0,
  spiff,
});
const difference = (figure: string, id: number, from: number, to: number): FigureDifference => ({
  figure,
  person: { id, name: `Person ${id}` },
  from,
  to,
});

it('builds one table for each figure, with payments first and amounts exact to the cent', () => {
  const tables = buildPeopleDifferences(
    [
      { figure: 'gross', person: null, from: 1, to: 2 },
      difference('units', 1, 12, 11.5),
      difference('spiff', 1, 0.3, 0),
      difference('spiff', 2, 0.1, 0.3),
    ],
    [person(1, 0), person(2, 0.3), person(3, 0.2), person(4, 0)],
  );
  expect(tables.map(({ figure }) => figure)).toEqual(['spiff', 'units']);
  expect(tables[0]).toMatchObject({
    rows: [
      { person: { id: 1 }, from: 0.3, to: 0, difference: -0.3 },
      { person: { id: 2 }, from: 0.1, to: 0.3, difference: 0.2 },
    ],
    others: 1,
    unchanged: 0.2,
    sum: { from: 0.6, to: 0.5, difference: -0.1 },
  });
  expect(tables[1]).toMatchObject({
    others: 3,
    unchanged: 36,
    sum: { from: 48, to: 47.5, difference: -0.5 },
  });
});

it('lists a removed person with the figures of the earlier closing', () => {
  expect(buildPeopleDifferences([difference('spiff', 9, 100, 0)], [])).toEqual([
    expect.objectContaining({ others: 0, sum: { from: 100, to: 0, difference: -100 } }),
  ]);
});

it('returns no tables when only figures of the store have changed', () => {
  expect(buildPeopleDifferences([{ figure: 'gross', person: null, from: 1, to: 2 }], [person(1, 5)])).toEqual(
    [],
  );
});

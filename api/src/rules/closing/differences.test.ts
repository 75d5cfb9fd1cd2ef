import {
  type CountedDeal,
  listDealDifferences,
  listFigureDifferences,
  type MonthFigures,
} from './differences.ts';

const figures: MonthFigures = {
  newUnits: 1,
  usedUnits: 2,
  certifiedUnits: 0,
  delivered: 3,
  gross: 1_000.5,
  trades: 1,
  pot: 2_500,
  spiffPerUsedCar: 10,
  totalSpiff: 20,
  people: [
    {
      id: 1,
      name: 'Ann Lee',
      team: 2,
      newUnits: 1,
      usedUnits: 0,
      units: 1,
      vacation: 0,
      frontGross: 5,
      spiff: 0,
    },
    {
      id: 2,
      name: 'Bo Ng',
      team: 3,
      newUnits: 0,
      usedUnits: 0,
      units: 0,
      vacation: 0,
      frontGross: 0,
      spiff: 0,
    },
  ],
};

describe('listFigureDifferences', () => {
  it('returns nothing when all figures are equal, or when only people without figures were added or removed', () => {
    expect(listFigureDifferences(figures, figures)).toEqual([]);
    expect(listFigureDifferences(figures, { ...figures, people: figures.people.slice(0, 1) })).toEqual([]);
    expect(listFigureDifferences({ ...figures, people: figures.people.slice(0, 1) }, figures)).toEqual([]);
  });

  it('lists the differences of the store before the differences of people, and uses 0 for a person who is missing in the later closing', () => {
    const after = {
      ...figures,
      pot: 3_000,
      people: [{ ...figures.people[1], id: 2, name: 'Bo Ng', spiff: 7 }],
    };
    expect(listFigureDifferences(figures, after as MonthFigures)).toEqual([
      { figure: 'pot', person: null, from: 2_500, to: 3_000 },
      { figure: 'spiff', person: { id: 2, name: 'Bo Ng' }, from: 0, to: 7 },
      { figure: 'newUnits', person: { id: 1, name: 'Ann Lee' }, from: 1, to: 0 },
      { figure: 'units', person: { id: 1, name: 'Ann Lee' }, from: 1, to: 0 },
      { figure: 'frontGross', person: { id: 1, name: 'Ann Lee' }, from: 5, to: 0 },
    ]);
  });
});

it('ignores a figure that the earlier closing does not have', () => {
  const { trades: _, ...before } = figures;
  const [ann, bo] = figures.people;
  const { frontGross: _f, ...annBefore } = ann as (typeof figures.people)[number];
  const earlier = { ...before, people: [annBefore, bo] } as unknown as MonthFigures;
  expect(listFigureDifferences(earlier, { ...figures, trades: 7 })).toEqual([]);
});

describe('listDealDifferences', () => {
  const deal = (id: number, values: CountedDeal['values']): CountedDeal => ({
    id,
    number: 100 - id,
    customerName: 'Lee',
    values,
  });

  it('lists the changed deals by number, each with its changed fields, where null means a blank field', () => {
    const before = [
      deal(1, { frontGross: '1.00', carType: 'New' }),
      deal(2, { carType: 'Used' }),
      deal(3, {}),
    ];
    const after = [deal(1, { frontGross: null, carType: 'New' }), deal(3, {}), deal(4, { carType: 'Cert' })];
    expect(listDealDifferences(before, after)).toEqual([
      {
        id: 4,
        number: 96,
        customerName: 'Lee',
        kind: 'ADDED',
        fields: [{ field: 'carType', from: null, to: 'Cert' }],
      },
      {
        id: 2,
        number: 98,
        customerName: 'Lee',
        kind: 'REMOVED',
        fields: [{ field: 'carType', from: 'Used', to: null }],
      },
      {
        id: 1,
        number: 99,
        customerName: 'Lee',
        kind: 'CHANGED',
        fields: [{ field: 'frontGross', from: '1.00', to: null }],
      },
    ]);
  });

  it('ignores a field that the earlier closing does not have', () => {
    expect(
      listDealDifferences([deal(1, { carType: 'New' })], [deal(1, { carType: 'New', lender: 'Ally' })]),
    ).toEqual([]);
  });

  it('shows the current number of a renumbered deal', () => {
    const before = [{ ...deal(1, { number: '5' }), number: 5 }];
    expect(listDealDifferences(before, [{ ...deal(1, { number: '6' }), number: 6 }])).toMatchObject([
      { number: 6 },
    ]);
  });
});

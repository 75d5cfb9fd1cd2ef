import { toResultTable } from './resultTable';

it('shows the nodes of a connection and ignores its other fields', () => {
  const data = {
    deals: { totalCount: 2, pageInfo: { hasNextPage: false }, nodes: [{ number: 1 }, { number: 2 }] },
  };
  expect(toResultTable(data)).toEqual({ columns: ['Deal #'], rows: [[1], [2]] });
});

it('shows the node of an edge, with the cursor if it was requested', () => {
  const data = { deals: { edges: [{ cursor: 'c', node: { number: 1, closer: { name: 'Ann' } } }] } };
  expect(toResultTable(data)).toEqual({ columns: ['Cursor', 'Deal #', 'Closer'], rows: [['c', 1, 'Ann']] });
});

it('shows the fields of nested objects at any depth', () => {
  const data = { dealTotals: { groups: [{ quarter: '2026-Q1', figures: { front: { perUnit: 12.5 } } }] } };
  expect(toResultTable(data)).toEqual({
    columns: ['Quarter', 'Front per unit'],
    rows: [['2026-Q1', 12.5]],
  });
});

it('shows the columns of a person even if the first row has no person', () => {
  const groups = [
    { person: null, units: 1 },
    { person: { id: 7, name: 'Ann' }, units: 2 },
  ];
  expect(toResultTable({ dealTotals: { groups } })).toEqual({
    columns: ['Person ID', 'Person', 'Units'],
    rows: [
      [null, null, 1],
      [7, 'Ann', 2],
    ],
  });
});

it('shows one empty column if no row has a person', () => {
  expect(toResultTable({ list: [{ person: null }, { person: null }] })).toEqual({
    columns: ['Person'],
    rows: [[null], [null]],
  });
});

it('fills the missing keys of groups with “Unassigned” or “Blank”', () => {
  const figures = { units: 1, unitPrice: null };
  const groups = [
    { team: { id: 2, name: 'A' }, carType: 'NEW', month: null, figures },
    { team: null, carType: null, month: null, figures },
  ];
  expect(toResultTable({ dealTotals: { groups } })).toEqual({
    columns: ['Team ID', 'Team', 'Car type', 'Month', 'Units', 'Unit price'],
    rows: [
      [2, 'A', 'NEW', null, 1, null],
      [null, 'Unassigned', 'Blank', null, 1, null],
    ],
  });
});

it('leaves missing values of listed deals empty', () => {
  const nodes = [
    { number: 1, additional: null, tradeStatus: null },
    { number: 2, additional: { name: 'Ann' }, tradeStatus: 'TRADE' },
  ];
  expect(toResultTable({ deals: { nodes } })?.rows).toEqual([
    [1, null, null],
    [2, 'Ann', 'TRADE'],
  ]);
});

it('shows the first non-empty list of the response', () => {
  expect(toResultTable({ none: [], some: [{ a: 1 }], more: [{ b: 2 }] })).toEqual({
    columns: ['A'],
    rows: [[1]],
  });
});

it('joins the values of a list within a row into one text', () => {
  const data = { list: [{ days: ['2026-01-01', '2026-01-02'], people: [{ name: 'Ann' }], none: [] }] };
  expect(toResultTable(data)?.rows).toEqual([['2026-01-01, 2026-01-02', '[{"name":"Ann"}]', '']]);
});

it('shows a response without a list as a single row, and omits the name of a root field without siblings', () => {
  expect(toResultTable({ dealTotals: { total: { units: 4.5 } } })).toEqual({
    columns: ['Total units'],
    rows: [[4.5]],
  });
  expect(toResultTable({ viewer: { id: 1 }, other: { id: 2 } })).toEqual({
    columns: ['Viewer ID', 'Other ID'],
    rows: [[1, 2]],
  });
  expect(toResultTable({ count: 3 })).toEqual({ columns: ['Count'], rows: [[3]] });
});

it.each([
  [null],
  [undefined],
  ['text'],
  [7],
  [[{ a: 1 }]],
  [{}],
  [{ deals: { nodes: [] } }],
  [{ list: [{}] }],
])('returns null if the response is %j', data => {
  expect(toResultTable(data)).toBeNull();
});

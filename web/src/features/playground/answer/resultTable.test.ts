import { tableOf } from './resultTable';

it('shows the nodes of a connection, whatever stands beside them', () => {
  const data = {
    deals: { totalCount: 2, pageInfo: { hasNextPage: false }, nodes: [{ number: 1 }, { number: 2 }] },
  };
  expect(tableOf(data)).toEqual({ columns: ['Deal #'], rows: [[1], [2]] });
});

it('shows an edge as its node, with the cursor if that was asked for', () => {
  const data = { deals: { edges: [{ cursor: 'c', node: { number: 1, closer: { name: 'Ann' } } }] } };
  expect(tableOf(data)).toEqual({ columns: ['Cursor', 'Deal #', 'Closer'], rows: [['c', 1, 'Ann']] });
});

it('shows the fields of nested objects, however deep', () => {
  const data = { dealTotals: { groups: [{ quarter: '2026-Q1', figures: { front: { perUnit: 12.5 } } }] } };
  expect(tableOf(data)).toEqual({
    columns: ['Quarter', 'Front per unit'],
    rows: [['2026-Q1', 12.5]],
  });
});

it('keeps a column in its place when the first row has nobody in it', () => {
  const groups = [
    { person: null, units: 1 },
    { person: { id: 7, name: 'Ann' }, units: 2 },
  ];
  expect(tableOf({ dealTotals: { groups } })).toEqual({
    columns: ['Person ID', 'Person', 'Units'],
    rows: [
      [null, null, 1],
      [7, 'Ann', 2],
    ],
  });
});

it('leaves one empty column where nobody is in any row', () => {
  expect(tableOf({ list: [{ person: null }, { person: null }] })).toEqual({
    columns: ['Person'],
    rows: [[null], [null]],
  });
});

it('never leaves empty what a group is told apart by', () => {
  const figures = { units: 1, unitPrice: null };
  const groups = [
    { team: { id: 2, name: 'A' }, carType: 'NEW', month: null, figures },
    { team: null, carType: null, month: null, figures },
  ];
  expect(tableOf({ dealTotals: { groups } })).toEqual({
    columns: ['Team ID', 'Team', 'Car type', 'Month', 'Units', 'Unit price'],
    rows: [
      [2, 'A', 'NEW', null, 1, null],
      [null, 'Nobody', 'Blank', null, 1, null],
    ],
  });
});

it('leaves empty what a deal of a list does not have', () => {
  const nodes = [
    { number: 1, additional: null, tradeStatus: null },
    { number: 2, additional: { name: 'Ann' }, tradeStatus: 'TRADE' },
  ];
  expect(tableOf({ deals: { nodes } })?.rows).toEqual([
    [1, null, null],
    [2, 'Ann', 'TRADE'],
  ]);
});

it('takes the first list that has something in it', () => {
  expect(tableOf({ none: [], some: [{ a: 1 }], more: [{ b: 2 }] })).toEqual({ columns: ['A'], rows: [[1]] });
});

it('writes a list inside a row as one text', () => {
  const data = { list: [{ days: ['2026-01-01', '2026-01-02'], people: [{ name: 'Ann' }], none: [] }] };
  expect(tableOf(data)?.rows).toEqual([['2026-01-01, 2026-01-02', '[{"name":"Ann"}]', '']]);
});

it('shows an answer without a list as one row, without the name of its only root', () => {
  expect(tableOf({ dealTotals: { total: { units: 4.5 } } })).toEqual({
    columns: ['Total units'],
    rows: [[4.5]],
  });
  expect(tableOf({ viewer: { id: 1 }, other: { id: 2 } })).toEqual({
    columns: ['Viewer ID', 'Other ID'],
    rows: [[1, 2]],
  });
  expect(tableOf({ count: 3 })).toEqual({ columns: ['Count'], rows: [[3]] });
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
])('has no table for %j', data => {
  expect(tableOf(data)).toBeNull();
});

import { columnHeads } from './columnHeads';

const headOf = (path: string) => columnHeads([path.split('.')])[0];

it.each([
  ['month', 'Month'],
  ['salesperson.name', 'Salesperson'],
  ['financeManager.name', 'Finance manager'],
  ['team.name', 'Team'],
  ['team.id', 'Team ID'],
  ['figures.soldPercent', 'Sold %'],
  ['figures.tradePercent', 'Trade %'],
  ['figures.frontGrossPerUnit', 'Front gross per unit'],
  ['total.figures.units', 'Total units'],
  ['number', 'Deal #'],
  ['stockNum', 'Stock #'],
  ['isUpdated', 'Updated?'],
  ['isBdcUp', 'BDC up?'],
  ['gross', 'Gross'],
  ['front_gross', 'Front gross'],
  ['name', 'Name'],
  ['figures', 'figures'],
])('%s is headed “%s”', (path, head) => {
  expect(headOf(path)).toBe(head);
});

it('tells columns apart that would read alike', () => {
  expect(columnHeads([['closer'], ['closer', 'name'], ['units']])).toEqual([
    'closer',
    'closer.name',
    'Units',
  ]);
});

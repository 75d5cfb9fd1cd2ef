import { toColumnLabels } from './columnLabels';

const getLabel = (path: string) => toColumnLabels([path.split('.')])[0];

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
])('labels the column %s as “%s”', (path, label) => {
  expect(getLabel(path)).toBe(label);
});

it('labels columns with their paths if their short labels would be equal', () => {
  expect(toColumnLabels([['closer'], ['closer', 'name'], ['units']])).toEqual([
    'closer',
    'closer.name',
    'Units',
  ]);
});

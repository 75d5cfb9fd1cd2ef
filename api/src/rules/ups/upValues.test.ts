import { listMostUsedTypes } from './upValues.ts';

it('returns the three types with the most rows, and sorts equally used types in the order of all types', () => {
  expect(
    listMostUsedTypes([
      { upType: 'Chase', rows: 4 },
      { upType: 'Fresh Up', rows: 2 },
      { upType: 'BDC Spin', rows: 9 },
      { upType: 'B-Back', rows: 2 },
    ]),
  ).toEqual(['BDC Spin', 'Chase', 'Fresh Up']);
});

it('adds the first of all types when fewer than three types are used', () => {
  expect(listMostUsedTypes([])).toEqual(['Fresh Up', 'Appointment', 'Service Cust']);
  expect(listMostUsedTypes([{ upType: 'Buy Bid', rows: 1 }])).toEqual(['Buy Bid', 'Fresh Up', 'Appointment']);
});

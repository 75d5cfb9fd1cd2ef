import { typesMostUsed } from './typesMostUsed.ts';

it('are the three of most rows, of equals the earlier in the order of the types', () => {
  expect(
    typesMostUsed([
      { upType: 'Chase', rows: 4 },
      { upType: 'Fresh Up', rows: 2 },
      { upType: 'BDC Spin', rows: 9 },
      { upType: 'B-Back', rows: 2 },
    ]),
  ).toEqual(['BDC Spin', 'Chase', 'Fresh Up']);
});

it('are filled up by those that come first where fewer are used', () => {
  expect(typesMostUsed([])).toEqual(['Fresh Up', 'Appointment', 'Service Cust']);
  expect(typesMostUsed([{ upType: 'Buy Bid', rows: 1 }])).toEqual(['Buy Bid', 'Fresh Up', 'Appointment']);
});

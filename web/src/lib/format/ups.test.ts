import { formatVisit } from './ups';

const visit = {
  id: 1,
  logDate: '2026-11-02',
  customerName: 'Mary Smith',
  isTestDrive: false,
  isWriteUp: false,
  sold: null,
  salesperson: null,
};

it('formats the day, the salesperson and the results of a visit', () => {
  expect(formatVisit(visit)).toBe('Nov 2');
  const salesperson = { id: 3, name: 'Kofi Mensah' };
  expect(formatVisit({ ...visit, salesperson, isTestDrive: true })).toBe(
    'Nov 2 with Kofi Mensah, test drive',
  );
  expect(formatVisit({ ...visit, isTestDrive: true, isWriteUp: true, sold: 'YES' })).toBe(
    'Nov 2, test drive, write up, sold',
  );
  expect(formatVisit({ ...visit, sold: 'NO' })).toBe('Nov 2');
});

import { visitWords } from './visitWords';

const visit = {
  id: 1,
  logDate: '2026-11-02',
  customerName: 'Mary Smith',
  isTestDrive: false,
  isWriteUp: false,
  sold: null,
  salesperson: null,
};

it('says of a visit when it was, whom it was with and what came of it', () => {
  expect(visitWords(visit)).toBe('Nov 2');
  const kofi = { id: 3, name: 'Kofi Mensah' };
  expect(visitWords({ ...visit, salesperson: kofi, isTestDrive: true })).toBe(
    'Nov 2 with Kofi Mensah, test drive',
  );
  expect(visitWords({ ...visit, isTestDrive: true, isWriteUp: true, sold: 'YES' })).toBe(
    'Nov 2, test drive, write up, sold',
  );
  expect(visitWords({ ...visit, sold: 'NO' })).toBe('Nov 2');
});

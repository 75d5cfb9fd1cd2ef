import { exportPath, wholeList } from './exportedTable';

it('asks for a file by what the screen shows, without what is empty', () => {
  const query = {
    start: '2026-11-01',
    employeeId: 7,
    search: 'O’Neil & co',
    open: ['GROSS', 'UNDATED'],
    sort: null,
    isDescending: true,
    other: false,
  };
  expect(exportPath({ title: 'Hog', name: 'hog', query }, 'xlsx')).toBe(
    '/exports/hog.xlsx?start=2026-11-01&employeeId=7&search=O%E2%80%99Neil+%26+co&open=GROSS%2CUNDATED&isDescending=1',
  );
});

it('leaves the page of a list out', () => {
  expect(wholeList({ start: '2026-11-01', offset: 100, limit: 100 })).toEqual({ start: '2026-11-01' });
});

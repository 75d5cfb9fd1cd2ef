import { buildExportPath, omitPaging } from './exportedTable';

it("builds the path of an export from the screen's filters, and omits empty values", () => {
  const query = {
    start: '2026-11-01',
    employeeId: 7,
    search: 'O’Neil & co',
    open: ['GROSS', 'UNDATED'],
    sort: null,
    isDescending: true,
    other: false,
  };
  expect(buildExportPath({ title: 'Hog', name: 'hog', query }, 'xlsx')).toBe(
    '/exports/hog.xlsx?start=2026-11-01&employeeId=7&search=O%E2%80%99Neil+%26+co&open=GROSS%2CUNDATED&isDescending=1',
  );
});

it("omits the page number of a list from the query of the list's export", () => {
  expect(omitPaging({ start: '2026-11-01', offset: 100, limit: 100 })).toEqual({ start: '2026-11-01' });
});

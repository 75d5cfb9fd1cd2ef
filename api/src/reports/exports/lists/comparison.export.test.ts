import {
  compareLines,
  getLastFileName,
  queryComparisonLines,
  runComparisonAction,
} from '../../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

describe('export of a comparison', () => {
  const getCsvLines = async (client: TestClient, id: number) =>
    (await client.get(`/api/exports/comparison.csv?id=${id}`)).text.replace(/^\uFEFF/, '').split('\r\n');

  it('exports each line of the comparison with its outcome, and the sums of each group', async () => {
    const addSoldDeal = (number: number, front: number, back: number | null, otherFields = {}) =>
      server.store.insertSoldDeal('2026-09-05', {
        number,
        front_gross: front,
        back_gross: back,
        ...otherFields,
      });
    await addSoldDeal(3001, 100, 50);
    await addSoldDeal(3002, 200, 10, { customer_name: '=1+1' });
    await addSoldDeal(3003, 300, null);
    await addSoldDeal(3004, 400, 1);
    const { id } = await compareLines(
      manager,
      [
        ['3001', null, null, null, '100', '50'],
        ['3002', null, null, null, '201.50', '9'],
        ['3003', null, null, null, 'n/a', null],
        ['3009', null, 'Ann Lee', '09/07/2026', '7', null],
      ],
      '2026-09',
    );
    const [differing] = await queryComparisonLines(manager, id, 'DIFFERS');
    await runComparisonAction(
      manager,
      `takeTheirs(id: ${id}, lines: [{ place: ${differing.place} }], amount: frontGross)`,
    );
    const [onlyInFile] = await queryComparisonLines(manager, id, 'ONLY_FILE');
    await runComparisonAction(
      manager,
      `keepOurs(id: ${id}, lines: [{ place: ${onlyInFile.place} }], note: "in October")`,
    );
    const lines = await getCsvLines(manager, id);
    expect(lines[0]).toBe('Comparison');
    expect(lines[1]).toMatch(new RegExp(`^"File: ${getLastFileName()}, SHA-256 [0-9a-f]{64}"$`));
    expect(lines[2]).toBe('Delivered: 09/01/2026 – 09/28/2026');
    expect(lines[3]).toMatch(/^Compared on \d{4}-\d\d-\d\d \d\d:\d\d by /);
    expect(lines[6]).toBe(
      'Group,Row,Deal #,Stock #,Customer,Day,"Front, Salesfloor","Front, file","Back, Salesfloor","Back, file",Salesfloor,File,Difference,Outcome,Note,Assigned by,Assignment,Reason,Matched by,Changed since,Confirmed?,Entered by,Entered on,Entered at',
    );
    const expectedStarts = [
      `Differs,3,3002,,'=1+1,2026-09-05,200.00,201.50,10.00,9.00,210.00,210.50,0.50,"front: file value used, back: unresolved",,,,,deal number,,,`,
      'Only in the file,5,3009,,Ann Lee,2026-09-07,,7.00,,,0.00,7.00,7.00,kept,in October,,,,,',
      'Not in file,,3004,,,2026-09-05,400.00,,1.00,,401.00,0.00,-401.00,unresolved,,,,,,',
      'Unreadable,4,3003,,,2026-09-05,300.00,,,,300.00,0.00,-300.00,unresolved,,,,Front gross isn’t an amount.,deal number,,,',
      'Equal,2,3001,,,2026-09-05,100.00,100.00,50.00,50.00,150.00,150.00,0.00,,,,,,deal number,,,',
      'Total: differs,1,,,,,200.00,201.50,10.00,9.00,210.00,210.50,0.50,',
      'Total: only in the file,1,,,,,0.00,7.00,0.00,0.00,0.00,7.00,7.00,',
      'Total: not in file,1,,,,,400.00,0.00,1.00,0.00,401.00,0.00,-401.00,',
      'Total: unreadable,1,,,,,300.00,0.00,0.00,0.00,300.00,0.00,-300.00,',
      'Total: equal,1,,,,,100.00,100.00,50.00,50.00,150.00,150.00,0.00,',
      'Total,5,,,,,1000.00,308.50,61.00,59.00,1061.00,367.50,-693.50,',
    ];
    expect(lines.slice(7, -1).map((line, index) => line.slice(0, expectedStarts[index]?.length))).toEqual(
      expectedStarts,
    );
  });

  it('exports all comparisons, with the latest comparison in the first line', async () => {
    const { text } = await manager.get('/api/exports/comparisons.csv?linesOnly=1');
    const [headers, first] = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(headers).toBe(
      'File,First day,Last day,Salesfloor total,File total,Difference,Unresolved,By,Compared,Compared at,SHA-256',
    );
    expect(first).toMatch(
      new RegExp(
        `^${getLastFileName()},2026-09-01,2026-09-28,1061.00,367.50,-693.50,3,[^,]+,[-0-9]{10},[0-9:]{5},[0-9a-f]{64}$`,
      ),
    );
  });

  it('rejects positions that cannot compare files, and ids of unknown comparisons', async () => {
    const statuses = [];
    for (const [position, id] of [
      [0, 1],
      [6, 1],
      [4, 999_999],
    ] as const) {
      const client = await server.signInAs(position);
      statuses.push((await client.get(`/api/exports/comparison.xlsx?id=${id}`)).status);
    }
    expect(statuses).toEqual([403, 403, 404]);
  });
});

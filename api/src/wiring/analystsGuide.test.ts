import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readXlsx } from 'hucre/xlsx';
import { type TestClient, TestServer } from '../testing/testServer.ts';

const run = promisify(execFile);
const guide = await readFile(new URL('../../../docs/ANALYSTS.md', import.meta.url), 'utf8');

/** Returns the only code block of a language that contains a text. */
function findBlock(language: string, text: string): string {
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  );
  const matches = blocks.filter(code => code.includes(text));
  if (matches.length !== 1) throw new Error(`${matches.length} blocks of ${language} have ${text} in them.`);
  return String(matches[0]);
}

/** Returns the text that matches the first capture group of a pattern in a code block. */
function findInBlock(block: string, pattern: RegExp): string {
  const match = pattern.exec(block)?.[1];
  if (match === undefined) throw new Error(`Nothing in the block is like ${pattern}.`);
  return match;
}

/** Joins the parts of a text that a code block builds in several lines. */
const joinMatches = (block: string, pattern: RegExp): string =>
  [...block.matchAll(pattern)].map(([, part]) => part).join('');

const isInstalled = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => {
      console.warn(`${program} is not installed: only the request of its example is tested.`);
      return false;
    },
  );

const DEALS = 620; // the store has more deals than one page contains

let server: TestServer;
let analyst: TestClient;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  folder = await mkdtemp(join(tmpdir(), 'analysts-'));
  const closer = await store.insertEmployee({ name: 'Ann Zorn' });
  const finance = await store.insertEmployee({ name: 'Finn Delgado', position: 2 });
  await store.database.rows(
    `insert into deal (number, closer_id, fin_manager_id, car_info, car_type, delivery_status, delivery_date, added_date, front_gross, back_gross)
     select n, $1, $2, '=1+1', 'New', 'DEL', '2026-03-05', '2026-03-05', 10, 2.5 from generate_series(1, $3::integer) n`,
    [closer, finance, DEALS],
  );
  const owner = await server.signInAs(0);
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Guide", expiresOn: "2026-12-31") { token } }',
  );
  const { token } = data.createAccessToken;
  env = { PATH: process.env.PATH, HOME: folder, SALESFLOOR_URL: server.baseUrl, SALESFLOOR_TOKEN: token };
  analyst = server.withToken(token);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

it("returns a year's units and gross by month with the curl command of the guide", async () => {
  const block = findBlock('sh', 'dealTotals');
  const response = (await isInstalled('curl'))
    ? JSON.parse((await run('bash', ['-c', block], { cwd: folder, env })).stdout)
    : await analyst.graphql(joinMatches(block, /^QUERY\+?='(.*)'$/gm), {
        from: '2026-01-01',
        to: '2026-12-31',
      });
  expect(response.errors).toBeUndefined();
  expect(response.data).toEqual({
    dealTotals: { groups: [{ month: '2026-03', figures: { units: DEALS, totalGross: DEALS * 12.5 } }] },
  });
});

it('writes every sold deal to a safe CSV file, page by page, with the Python script of the guide', async () => {
  const block = findBlock('python', 'deals.csv');
  if (!(await isInstalled('python3'))) {
    const query = findInBlock(block, /QUERY = """(.*?)"""/s);
    const { data } = await analyst.graphql(query, { from: '2026-01-01', to: '2026-12-31', after: null });
    expect(data.deals.nodes).toHaveLength(500);
    return;
  }
  await writeFile(join(folder, 'deals.py'), block);
  await run('python3', ['deals.py'], { cwd: folder, env });
  const [header, first, ...rest] = (await readFile(join(folder, 'deals.csv'), 'utf8'))
    .trimEnd()
    .split('\r\n');
  expect(header).toBe('\uFEFFnumber,delivered,vehicle,closer,front,back');
  expect(first).toBe("1,2026-03-05,'=1+1,Ann Zorn,10,2.5");
  expect(rest.map(line => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: DEALS - 1 }, (_, index) => index + 2),
  );
});

it("ends the Python script with the server's error message when the server rejects the request", async () => {
  if (!(await isInstalled('python3'))) return;
  await writeFile(join(folder, 'refused.py'), findBlock('python', 'deals.csv'));
  const rejectedRun = run('python3', ['refused.py'], {
    cwd: folder,
    env: { ...env, SALESFLOOR_TOKEN: 'sfp_x' },
  });
  await expect(rejectedRun).rejects.toMatchObject({ stderr: 'Please sign in.\n' });
});

it('accepts the request that the Excel query of the guide sends', async () => {
  const block = findBlock('powerquery', 'dealTotals');
  const query = joinMatches(block, /(?:Query =|&) "(.*)"/g);
  const [from, to] = [findInBlock(block, /from = "(\S+)"/), findInBlock(block, /to = "(\S+)"/)];
  const { data, errors } = await analyst.graphql(query, { from, to });
  expect(errors).toBeUndefined();
  expect(data.dealTotals.groups).toEqual([
    {
      financeManager: { name: 'Finn Delgado' },
      quarter: '2026-Q1',
      figures: { units: DEALS, backGrossPerUnit: 2.5 },
    },
  ]);
});

it('downloads Hog of a month as a workbook with the curl command of the guide', async () => {
  const block = findBlock('sh', 'hog.xlsx');
  if (await isInstalled('curl')) await run('bash', ['-c', block], { cwd: folder, env });
  else
    await writeFile(join(folder, 'hog.xlsx'), await downloadFile(findInBlock(block, /(\/api\/exports\S+)"/)));
  const { sheets } = await readXlsx(await readFile(join(folder, 'hog.xlsx')));
  const days = sheets[0]?.rows.map(row => row[1]) ?? [];
  expect(days.filter(day => day instanceof Date)).toHaveLength(DEALS);
});

it('exports the columns for which the Excel query sets types', async () => {
  const block = findBlock('powerquery', 'hog.csv');
  const typedColumns = [...block.matchAll(/\{"([^"]+)", /g)].map(([, header]) => header);
  expect(typedColumns.length).toBeGreaterThan(3);
  const file = await downloadFile('/api/exports/hog.csv?start=2026-03-01&end=2026-03-31&linesOnly=1');
  const headers = file
    .toString()
    .replace(/^\uFEFF/, '')
    .split('\r\n')[0]
    ?.split(',');
  expect(headers).toEqual(expect.arrayContaining(typedColumns));
});

it('returns the rows that the Google Sheets script of the guide requests', async () => {
  const path = findInBlock(findBlock('js', 'UrlFetchApp'), /'(\/api\/exports\S+)'/);
  expect((await downloadFile(path)).toString()).toMatch(/\r\nNo Team,,Ann Zorn,620,/);
});

async function downloadFile(path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${analyst.token}` };
  return Buffer.from(await (await fetch(server.baseUrl + path, { headers })).arrayBuffer());
}

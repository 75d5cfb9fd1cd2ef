import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readXlsx } from 'hucre/xlsx';
import { type TestClient, TestServer } from '../testing/testServer.ts';

const run = promisify(execFile);
const guide = await readFile(new URL('../../../docs/ANALYSTS.md', import.meta.url), 'utf8');

/** The one block of that language that has that text in it. */
function blockWith(language: string, text: string): string {
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, code = '']) => code,
  );
  const found = blocks.filter(code => code.includes(text));
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${language} have ${text} in them.`);
  return String(found[0]);
}

/** What the first group of the pattern finds in a block. */
function partOf(block: string, pattern: RegExp): string {
  const part = pattern.exec(block)?.[1];
  if (part === undefined) throw new Error(`Nothing in the block is like ${pattern}.`);
  return part;
}

const has = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => {
      console.warn(`There is no ${program} here: only the request of its example is tried.`);
      return false;
    },
  );

const DEALS = 620; // more than a page

let server: TestServer;
let analyst: TestClient;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  server = await TestServer.start();
  const { store } = server;
  folder = await mkdtemp(join(tmpdir(), 'analysts-'));
  const closer = await store.employee({ name: 'Ann Zorn' });
  const finance = await store.employee({ name: 'Finn Delgado', position: 2 });
  await store.database.rows(
    `insert into deal (number, closer_id, fin_manager_id, car_info, car_type, delivery_status, delivery_date, added_date, front_gross, back_gross)
     select n, $1, $2, '=1+1', 'New', 'DEL', '2026-03-05', '2026-03-05', 10, 2.5 from generate_series(1, $3::integer) n`,
    [closer, finance, DEALS],
  );
  const owner = await server.as(0);
  const { data } = await owner.graphql(
    'mutation { createAccessToken(name: "Guide", expiresOn: "2026-12-31") { token } }',
  );
  const { token } = data.createAccessToken;
  env = { PATH: process.env.PATH, HOME: folder, SALESFLOOR_URL: server.baseUrl, SALESFLOOR_TOKEN: token };
  analyst = server.holding(token);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

it('curl: a year’s units and gross, month by month', async () => {
  const block = blockWith('sh', 'dealTotals');
  const answer = (await has('curl'))
    ? JSON.parse((await run('bash', ['-c', block], { cwd: folder, env })).stdout)
    : (await analyst.post('/graphql', partOf(block, /-d '(.*)'/s))).body;
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toEqual({
    dealTotals: { groups: [{ month: '2026-03', figures: { units: DEALS, totalGross: DEALS * 12.5 } }] },
  });
});

it('Python: every sold deal, page by page, as a file that runs nothing', async () => {
  const block = blockWith('python', 'deals.csv');
  if (!(await has('python3'))) {
    const query = partOf(block, /QUERY = """(.*?)"""/s);
    const { data } = await analyst.graphql(query, { from: '2026-01-01', to: '2026-12-31', after: null });
    expect(data.deals.nodes).toHaveLength(500);
    return;
  }
  await writeFile(join(folder, 'deals.py'), block);
  await run('python3', ['deals.py'], { cwd: folder, env });
  const [head, first, ...rest] = (await readFile(join(folder, 'deals.csv'), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFnumber,delivered,vehicle,closer,front,back');
  expect(first).toBe("1,2026-03-05,'=1+1,Ann Zorn,10,2.5");
  expect(rest.map(line => Number(line.split(',')[0]))).toEqual(
    Array.from({ length: DEALS - 1 }, (_, index) => index + 2),
  );
});

it('Python: a refusal ends it with the server’s own sentence', async () => {
  if (!(await has('python3'))) return;
  await writeFile(join(folder, 'refused.py'), blockWith('python', 'deals.csv'));
  const refused = run('python3', ['refused.py'], { cwd: folder, env: { ...env, SALESFLOOR_TOKEN: 'sfp_x' } });
  await expect(refused).rejects.toMatchObject({ stderr: 'Please sign in.\n' });
});

it('Excel: the request that the query sends', async () => {
  const block = blockWith('powerquery', 'dealTotals');
  const query = partOf(block, /Query = "(.*)"/);
  const [from, to] = [partOf(block, /from = "(\S+)"/), partOf(block, /to = "(\S+)"/)];
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

it('curl: Hog of a month as a workbook', async () => {
  const block = blockWith('sh', 'hog.xlsx');
  if (await has('curl')) await run('bash', ['-c', block], { cwd: folder, env });
  else await writeFile(join(folder, 'hog.xlsx'), await fileOf(partOf(block, /(\/api\/exports\S+)"/)));
  const { sheets } = await readXlsx(await readFile(join(folder, 'hog.xlsx')));
  const days = sheets[0]?.rows.map(row => row[1]) ?? [];
  expect(days.filter(day => day instanceof Date)).toHaveLength(DEALS);
});

it('Excel: the columns that the query types', async () => {
  const block = blockWith('powerquery', 'hog.csv');
  const typed = [...block.matchAll(/\{"([^"]+)", /g)].map(([, head]) => head);
  expect(typed.length).toBeGreaterThan(3);
  const file = await fileOf('/api/exports/hog.csv?start=2026-03-01&end=2026-03-31&linesOnly=1');
  const heads = file
    .toString()
    .replace(/^\uFEFF/, '')
    .split('\r\n')[0]
    ?.split(',');
  expect(heads).toEqual(expect.arrayContaining(typed));
});

it('Sheets: the lines that the script asks for', async () => {
  const path = partOf(blockWith('js', 'UrlFetchApp'), /'(\/api\/exports\S+)'/);
  expect((await fileOf(path)).toString()).toMatch(/\r\nNo Team,,Ann Zorn,620,/);
});

async function fileOf(path: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${analyst.token}` };
  return Buffer.from(await (await fetch(server.baseUrl + path, { headers })).arrayBuffer());
}

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestStore } from '../testing/testStore.ts';
import { dealFields } from './deal.fields.ts';

const run = promisify(execFile);

/** A copy of the api to be changed, compiled as the api is. */
let copy: string;

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  copy = await mkdtemp(join('.cache', 'fields-'));
  await cp('tsconfig.base.json', join(copy, 'tsconfig.base.json'));
  await cp('api/tsconfig.json', join(copy, 'api/tsconfig.json'));
  await cp('api/package.json', join(copy, 'api/package.json'));
  await cp('api/src', join(copy, 'api/src'), { recursive: true, filter: file => !file.endsWith('.test.ts') });
  await symlink(join(process.cwd(), 'api/node_modules'), join(copy, 'api/node_modules'));
});
afterAll(() => rm(copy, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, 'api/src', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

/** The files that do not compile. */
async function broken(): Promise<string[]> {
  const output = await run('tsc', ['--noEmit', '-p', join(copy, 'api/tsconfig.json')]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  return [...new Set([...output.matchAll(/api\/src\/(\S+?)\(\d+/g)].map(([, file = '']) => file))].sort();
}

describe('a field that is added to a deal', () => {
  it('is forgotten by nothing: the table alone makes its column, history and REST, and demands it at GraphQL’s door, of imports and of exports', async () => {
    await change(
      'deals/deal.fields.ts',
      '  stockNum: {',
      "  colour: { ...lineKind, column: 'colour', description: 'Its colour.', counts: false, sort: null },\n  stockNum: {",
    );
    expect(await broken()).toEqual([
      'deals/deal.types.ts',
      'imports/dealLines.ts',
      'reports/exports/lists/dealColumns.ts',
    ]);
  });
});

it('stands for every column of the table that is not derived or the store’s own', async () => {
  const store = await TestStore.open();
  const columns = await store.database.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'deal' and is_generated = 'NEVER' and column_name <> all(array['id', 'version', 'created_at'])`,
  );
  await store.close();
  const named = Object.values(dealFields).map(({ column }) => column);
  expect(columns.map(({ name }) => name).sort()).toEqual([...named].sort());
});

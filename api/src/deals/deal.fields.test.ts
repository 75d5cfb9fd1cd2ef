import { CopyOfSource } from '../testing/copyOfSource.ts';
import { TestStore } from '../testing/testStore.ts';
import { dealFields } from './deal.fields.ts';

let copy: CopyOfSource;

beforeAll(async () => {
  copy = await CopyOfSource.of('api');
});
afterAll(() => copy.remove());

describe('a field that is added to a deal', () => {
  it('is forgotten by nothing: the table alone makes its column, history and REST, and demands it at GraphQL’s door, of imports and of exports', async () => {
    await copy.change(
      'deals/deal.fields.ts',
      '  stockNum: {',
      "  colour: { ...lineKind, column: 'colour', description: 'Its colour.', counts: false, sort: null },\n  stockNum: {",
    );
    expect(await copy.broken(['deals', 'imports', 'reports/exports'])).toEqual([
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

import { SourceCopy } from '../../testing/setup/sourceCopy.ts';
import { TestStore } from '../../testing/testStore.ts';
import { dealFields } from './deal.fields.ts';

let copy: SourceCopy;

beforeAll(async () => {
  copy = await SourceCopy.create('api');
});
afterAll(() => copy.remove());

describe('a new deal field', () => {
  it('causes compiler errors only where GraphQL, imports and exports list the deal fields', async () => {
    await copy.change(
      'modules/deals/deal.fields.ts',
      '  stockNum: {',
      "  colour: { ...lineKind, column: 'colour', description: 'Its colour.', isCounted: false, sort: null },\n  stockNum: {",
    );
    expect(await copy.listFilesWithErrors(['modules/deals', 'modules/imports', 'reports/exports'])).toEqual([
      'modules/deals/deal.types.ts',
      'modules/imports/import.lines.ts',
      'reports/exports/lists/dealColumns.ts',
    ]);
  });
});

it('has a deal field for every column of the deal table that is neither derived nor internal', async () => {
  const store = await TestStore.open();
  const columns = await store.database.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'deal' and is_generated = 'NEVER' and column_name <> all(array['id', 'version', 'created_at'])`,
  );
  await store.close();
  const fieldColumns = Object.values(dealFields).map(({ column }) => column);
  expect(columns.map(({ name }) => name).sort()).toEqual([...fieldColumns].sort());
});

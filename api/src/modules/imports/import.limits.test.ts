import type { SheetCell } from '../../rules/sheets/cell.ts';
import { getLastFileName, uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

/** Sends a file of deals and creates an import from the file. */
async function prepareImport(...lines: SheetCell[][]): Promise<number> {
  const sheetId = await uploadSheet(manager, 'IMPORT_DEALS', [['Deal #', 'Closer', 'Customer'], ...lines]);
  const { data } = await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  return data.prepareImport.id;
}

describe('a column with many unknown names', () => {
  const readPreview = async (count: number) => {
    const id = await prepareImport(
      ...Array.from({ length: count }, (_, at) => [String(70_000 + at), `Person ${at} x`]),
    );
    const { data } = await manager.graphql(
      `{ importPreview(id: ${id}) { doubt names { proposals { id } } } }`,
    );
    return data.importPreview;
  };

  it('warns about a column with more than 500 unresolved names, and proposes no people for these names', async () => {
    const previewAtLimit = await readPreview(500);
    expect(previewAtLimit.doubt).toBeNull();
    expect(previewAtLimit.names[0].proposals).not.toEqual([]);
    const previewAboveLimit = await readPreview(501);
    expect(previewAboveLimit.doubt).toBe(
      'Closer has 501 names that match no employee, so this column probably doesn’t contain names.',
    );
    expect(previewAboveLimit.names.flatMap(({ proposals }: { proposals: object[] }) => proposals)).toEqual(
      [],
    );
  });
});

describe('deleteImport', () => {
  const remove = (id: number, by: TestClient) => by.graphql(`mutation { deleteImport(id: ${id}) }`);
  const listSheets = (name: string) =>
    server.store.database.rows('select id from sheet where file_name = $1', [name]);

  it('rejects the deletion by managers or while the import can be undone; keeps the deals of a deleted import, and records the deletion', async () => {
    const admin = await server.signInAs(5);
    const id = await prepareImport(['601', null, 'Ada']);
    const file = getLastFileName();
    await manager.graphql(`mutation { runImport(id: ${id}, expected: 1) { id } }`);
    expect((await remove(id, manager)).errors[0].extensions.code).toBe('FORBIDDEN');
    const { errors } = await remove(id, admin);
    expect(errors[0]).toMatchObject({
      message: 'This import can still be undone, so its file is kept. Undo it first.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await listSheets(file)).toHaveLength(1);
    await manager.graphql('mutation { amendDeal(number: 601, input: { notes: "called" }) { number } }');
    expect((await remove(id, admin)).errors).toBeUndefined();
    expect(await listSheets(file)).toEqual([]);
    expect(await server.store.database.rows('select id from deal where number = 601')).toHaveLength(1);
    const change = await server.store.database.row(
      `select action, name from store_change where noun = 'file' order by id desc limit 1`,
    );
    expect(change).toEqual({ action: 'remove', name: `import of ${file}` });
  });
});

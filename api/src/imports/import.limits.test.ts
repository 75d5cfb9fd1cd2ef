import type { SheetCell } from '../rules/sheets/cell.ts';
import { lastFileName, sendSheet } from '../testing/sentSheet.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
});
afterAll(() => server.stop());

/** A file of deals, sent and made an import of. */
async function prepared(...lines: SheetCell[][]): Promise<number> {
  const sheetId = await sendSheet(manager, 'IMPORT_DEALS', [['Deal #', 'Closer', 'Customer'], ...lines]);
  const { data } = await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  return data.prepareImport.id;
}

describe('a column of no people', () => {
  const preview = async (count: number) => {
    const id = await prepared(
      ...Array.from({ length: count }, (_, at) => [String(70_000 + at), `Person ${at} x`]),
    );
    const { data } = await manager.graphql(
      `{ importPreview(id: ${id}) { doubt names { proposals { id } } } }`,
    );
    return data.importPreview;
  };

  it('is doubted beyond 500 open names, and nobody is proposed', async () => {
    const likely = await preview(500);
    expect(likely.doubt).toBeNull();
    expect(likely.names[0].proposals).not.toEqual([]);
    const doubted = await preview(501);
    expect(doubted.doubt).toBe(
      'Closer has 501 names that nobody here has, so its column is probably not one of people.',
    );
    expect(doubted.names.flatMap(({ proposals }: { proposals: object[] }) => proposals)).toEqual([]);
  });
});

describe('an import is deleted', () => {
  const remove = (id: number, by: TestClient) => by.graphql(`mutation { deleteImport(id: ${id}) }`);
  const sheetsOf = (name: string) =>
    server.store.database.rows('select id from sheet where file_name = $1', [name]);

  it('by an admin alone, once it cannot be undone; its deals stay, and the history says so', async () => {
    const admin = await server.as(5);
    const id = await prepared(['601', null, 'Ada']);
    const file = lastFileName();
    await manager.graphql(`mutation { runImport(id: ${id}, expected: 1) { id } }`);
    expect((await remove(id, manager)).errors[0].extensions.code).toBe('FORBIDDEN');
    const { errors } = await remove(id, admin);
    expect(errors[0]).toMatchObject({
      message: 'It can still be undone, so its lines stay. Undo it first.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await sheetsOf(file)).toHaveLength(1);
    await manager.graphql('mutation { amendDeal(number: 601, input: { notes: "called" }) { number } }');
    expect((await remove(id, admin)).errors).toBeUndefined();
    expect(await sheetsOf(file)).toEqual([]);
    expect(await server.store.database.rows('select id from deal where number = 601')).toHaveLength(1);
    const told = await server.store.database.row(
      `select action, name from store_change where noun = 'file' order by id desc limit 1`,
    );
    expect(told).toEqual({ action: 'remove', name: `import of ${file}` });
  });
});

import type { SheetCell } from '../../rules/sheets/cell.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { backdateUploads, uploadSheet } from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
beforeEach(() => backdateUploads(server.store));
afterAll(() => server.stop());

const IMPORT = 'id state failure dealCount personCount through total importedBy undoneBy fileName';
const PREVIEW = `counts { new unchanged differs refused } newPersonCount openNameCount lineCount totalLines numberOnlyLines lacking
  names { name as lineCount firstLine person { name } proposals { name } }
  lines { line outcome key name differing problems { field message } }`;

/** Sends a file and creates an import from the file. */
async function prepareImport(
  lines: readonly (readonly SheetCell[])[],
  purpose: SheetPurpose = 'IMPORT_DEALS',
): Promise<number> {
  const sheetId = await uploadSheet(manager, purpose, lines);
  return (await manager.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`)).data.prepareImport
    .id;
}

const readPreview = async (id: number, args = '') =>
  (await manager.graphql(`{ importPreview(id: ${id}${args}) { ${PREVIEW} } }`)).data.importPreview;

const run = (id: number, expected: number, by = manager) =>
  by.graphql(`mutation { runImport(id: ${id}, expected: ${expected}) { ${IMPORT} } }`);

const undo = (id: number, by = manager) => by.graphql(`mutation { undoImport(id: ${id}) { ${IMPORT} } }`);

describe('an import of people', () => {
  const PEOPLE = ['Name', 'Email', 'Position', 'Team', 'Active'];

  it('adds the people of an import, inactive unless the file contains another value, and rejects invalid lines', async () => {
    await server.store.insertEmployee({
      name: 'Known Person',
      email: 'known@store.example',
      team: null,
      isActive: true,
    });
    const id = await prepareImport(
      [
        PEOPLE,
        ['New Seller', 'seller@store.example', null, 'B', null],
        ['New Manager', 'MGR@store.example', 'manager', 'A', 'Yes'],
        ['Known Person', 'Known@store.example', 'salesperson', 'None', 'Yes'],
        ['New Admin', 'admin2@store.example', 'admin', null, null],
        ['No Mail', 'no mail', null, null, null],
      ],
      'IMPORT_PEOPLE',
    );
    const result = await readPreview(id);
    expect(result.counts).toEqual({ new: 2, unchanged: 1, differs: 0, refused: 2 });
    expect(result.lines[3].problems).toEqual([
      { field: 'position', message: 'Position is Admin, which only an admin can assign.' },
    ]);
    expect(result.lines[4].problems[0].field).toBe('email');
    expect((await run(id, 2)).data.runImport).toMatchObject({ state: 'DONE', personCount: 2, dealCount: 0 });
    const people = await server.store.database.rows(
      `select name, email, position, team, is_active from employee where name like 'New %' order by name`,
    );
    expect(people).toEqual([
      { name: 'New Manager', email: 'mgr@store.example', position: 3, team: null, is_active: true },
      { name: 'New Seller', email: 'seller@store.example', position: 0, team: 3, is_active: false },
    ]);
    await undo(id);
    expect(await server.store.database.rows(`select from employee where name like 'New %'`)).toEqual([]);
  });

  it('rejects the undo of an import when one of its people has changed', async () => {
    const id = await prepareImport(
      [PEOPLE, ['Will Stay', 'stay@store.example', null, null, null]],
      'IMPORT_PEOPLE',
    );
    await run(id, 1);
    await server.store.database.rows(`update employee set is_active = true where name = 'Will Stay'`);
    const { errors } = await undo(id);
    expect(errors?.[0]?.message).toBe(
      'Deals or people from this import have since been changed or deleted: Will Stay. Nothing was undone.',
    );
  });
});

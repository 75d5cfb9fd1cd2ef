import type { PendingItem } from '../../rules/openItems/pendingItems.ts';
import type { Position } from '../../rules/people/positions.ts';
import {
  compareLines,
  getLastFileName,
  queryComparisonLines,
  runComparisonAction,
  uploadSheet,
} from '../../testing/setup/sheets.ts';
import { TestServer } from '../../testing/testServer.ts';
import { setDealGross } from '../deals/deal.service.ts';

const POSITIONS: readonly Position[] = [0, 1, 2, 3, 4, 5, 6];
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(() => server.store.clock.set('2026-06-17T15:00:00Z'));

/** Reads a person's pending items over GraphQL. */
async function listItems(employeeId: number): Promise<PendingItem[]> {
  const { data, errors } = await (await server.signInAsEmployee(employeeId)).graphql(
    '{ waiting { says to } }',
  );
  expect(errors).toBeUndefined();
  return data.waiting;
}

/** Returns the positions that have a pending item with this text. */
async function listPositionsWith(pattern: RegExp): Promise<Position[]> {
  const positions: Position[] = [];
  for (const position of POSITIONS) {
    const items = await listItems(await server.store.insertEmployee({ position }));
    if (items.some(({ says }) => pattern.test(says))) positions.push(position);
  }
  return positions;
}

const createEmployee = (position: Position, name: string) => server.store.insertEmployee({ position, name });

/** Imports a file with one deal. Returns the import's id. */
async function importDeal(employeeId: number, number: number): Promise<number> {
  const client = await server.signInAsEmployee(employeeId);
  const sheetId = await uploadSheet(client, 'IMPORT_DEALS', [
    ['Deal #', 'Front Gross'],
    [number, 500],
  ]);
  const { data } = await client.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  const { id } = data.prepareImport;
  const { errors } = await client.graphql(`mutation { runImport(id: ${id}, expected: 1) { id } }`);
  expect(errors).toBeUndefined();
  return id;
}

describe('the pending items for overwritten gross', () => {
  const typeGross = async (employeeId: number, number: number, frontGross: number) =>
    setDealGross(await server.store.createContext(employeeId), number, { frontGross });

  it('lists overwritten gross for the person who typed it first, for seven days or until this person types the gross again', async () => {
    const [mara, finn] = [await createEmployee(1, 'Mara Voss'), await createEmployee(2, 'Finn Delgado')];
    const number = await server.store.insertDeal({ customer_name: 'Ada' });
    await typeGross(mara, number, 150_000);
    server.store.clock.advance(30 * DAY_MS);
    expect(await listItems(mara)).toEqual([]);
    await typeGross(finn, number, 120_000);
    const item = {
      says: `#${number}: Finn Delgado changed your front gross from $1,500.00 to $1,200.00`,
      to: `/changes?deal=${number}&field=FRONT_GROSS&period=all`,
    };
    expect(await listItems(mara)).toEqual([item]);
    expect(await listItems(finn)).toEqual([]);
    server.store.clock.advance(7 * DAY_MS - 1);
    expect(await listItems(mara)).toEqual([item]);
    server.store.clock.advance(1);
    expect(await listItems(mara)).toEqual([]);
    server.store.clock.advance(-1);
    await typeGross(mara, number, 130_000);
    expect(await listItems(mara)).toEqual([]);
    expect((await listItems(finn)).map(({ says }) => says)).toEqual([
      `#${number}: Mara Voss changed your front gross from $1,200.00 to $1,300.00`,
    ]);
  });

  it('lists no overwritten gross for people who may no longer type gross', async () => {
    const [mara, finn] = [await createEmployee(1, 'Mara Voss'), await createEmployee(2, 'Finn Delgado')];
    const number = await server.store.insertDeal();
    await typeGross(mara, number, 100);
    await typeGross(finn, number, 200);
    for (const position of POSITIONS) {
      await server.store.database.rows('update employee set position = $1 where id = $2', [position, mara]);
      const isListed = [1, 2, 3, 5].includes(position);
      expect([position, (await listItems(mara)).length > 0]).toEqual([position, isListed]);
    }
  });

  it('lists no item for gross that was typed when the deal was created, and for gross of a deleted deal', async () => {
    const [mara, finn] = [await createEmployee(3, 'Mara Voss'), await createEmployee(2, 'Finn Delgado')];
    await importDeal(mara, 8_001);
    await typeGross(finn, 8_001, 200);
    expect(await listItems(mara)).toEqual([]);
    const number = await server.store.insertDeal();
    await typeGross(mara, number, 100);
    await typeGross(finn, number, 200);
    expect(await listItems(mara)).toHaveLength(1);
    await server.store.database.rows('delete from deal where number = $1', [number]);
    expect(await listItems(mara)).toEqual([]);
  });
});

describe('the pending items for an import that others undid', () => {
  const undo = async (employeeId: number, id: number) => {
    const { errors } = await (await server.signInAsEmployee(employeeId)).graphql(
      `mutation { undoImport(id: ${id}) { id } }`,
    );
    expect(errors).toBeUndefined();
  };

  it('lists an import for its author when another user has undone it, for seven days and only while the author may import', async () => {
    const [max, ada] = [await createEmployee(3, 'Max Castellano'), await createEmployee(5, 'Ada Okafor')];
    const [byAda, byMax] = [await importDeal(max, 8_011), await importDeal(max, 8_012)];
    const text = `Your import of ${getLastFileName().replace(/\d+/, digits => String(Number(digits) - 1))} was undone by Ada Okafor`;
    await undo(max, byMax);
    expect(await listItems(max)).toEqual([]);
    await undo(ada, byAda);
    expect(await listItems(max)).toEqual([{ says: text, to: `/import?import=${byAda}` }]);
    expect(await listItems(ada)).toEqual([]);
    await server.store.database.rows('update employee set position = 1 where id = $1', [max]);
    expect(await listItems(max)).toEqual([]);
    await server.store.database.rows('update employee set position = 5 where id = $1', [max]);
    server.store.clock.advance(7 * DAY_MS - 1);
    expect(await listItems(max)).toHaveLength(1);
    server.store.clock.advance(1);
    expect(await listItems(max)).toEqual([]);
  });
});

it('lists an escalated comparison line for the people who may type gross', async () => {
  const [office, desk] = [await server.signInAs(4), await createEmployee(1, 'Mara Voss')];
  await server.store.insertSoldDeal('2026-02-03', { number: 8_021, front_gross: 5 });
  const { id } = await compareLines(office, [[8_021, null, null, null, 6, null]]);
  const [{ place }] = await queryComparisonLines(office, id, 'DIFFERS');
  await runComparisonAction(office, `handOn(id: ${id}, lines: [{ place: ${place} }], note: "Please look")`);
  expect(await listItems(desk)).toEqual([
    { says: `1 row assigned in ${getLastFileName()}`, to: `/compare?comparison=${id}&open=yes` },
  ]);
  expect(await listPositionsWith(/row assigned/)).toEqual([1, 2, 3, 5]);
});

it('lists the previous month from the 4th of the current month on for the people who may close the previous month', async () => {
  await server.store.insertSoldDeal('2026-06-10');
  server.store.clock.set('2026-07-03T23:59:59Z');
  expect(await listPositionsWith(/isn’t closed yet/)).toEqual([]);
  server.store.clock.set('2026-07-04T00:00:00Z');
  expect(await listPositionsWith(/^June isn’t closed yet · 1 deal with open items$/)).toEqual([3, 4, 5]);
});

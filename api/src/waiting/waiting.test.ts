import { setDealGross } from '../modules/deals/deal.service.ts';
import type { Position } from '../rules/people/positions.ts';
import { act, compare, linesOf } from '../testing/comparing.ts';
import { lastFileName, sendSheet } from '../testing/sentSheet.ts';
import { TestServer } from '../testing/testServer.ts';

const POSITIONS: readonly Position[] = [0, 1, 2, 3, 4, 5, 6];
const DAY_MS = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(() => server.store.clock.set('2026-06-17T15:00:00Z'));

/** What waits for someone, as a screen reads it. */
async function waitingFor(employeeId: number): Promise<{ says: string; to: string }[]> {
  const { data, errors } = await (await server.asEmployee(employeeId)).graphql('{ waiting { says to } }');
  expect(errors).toBeUndefined();
  return data.waiting;
}

/** The positions for which something of these words waits. */
async function toldTo(words: RegExp): Promise<Position[]> {
  const told: Position[] = [];
  for (const position of POSITIONS) {
    const waiting = await waitingFor(await server.store.employee({ position }));
    if (waiting.some(({ says }) => words.test(says))) told.push(position);
  }
  return told;
}

const person = (position: Position, name: string) => server.store.employee({ position, name });

/** Someone imports a file of one deal; its id. */
async function imported(employeeId: number, number: number): Promise<number> {
  const client = await server.asEmployee(employeeId);
  const sheetId = await sendSheet(client, 'IMPORT_DEALS', [
    ['Deal #', 'Front Gross'],
    [number, 500],
  ]);
  const { data } = await client.graphql(`mutation { prepareImport(sheetId: ${sheetId}) { id } }`);
  const { id } = data.prepareImport;
  const { errors } = await client.graphql(`mutation { runImport(id: ${id}, expected: 1) { id } }`);
  expect(errors).toBeUndefined();
  return id;
}

describe('gross that others typed over', () => {
  const type = async (employeeId: number, number: number, frontGross: number) =>
    setDealGross(await server.store.contextOf(employeeId), number, { frontGross });

  it('waits for whoever typed it, for seven days, and goes when they type it again', async () => {
    const [mara, finn] = [await person(1, 'Mara Voss'), await person(2, 'Finn Delgado')];
    const number = await server.store.deal({ customer_name: 'Ada' });
    await type(mara, number, 150_000);
    server.store.clock.advance(30 * DAY_MS);
    expect(await waitingFor(mara)).toEqual([]);
    await type(finn, number, 120_000);
    const waits = {
      says: `#${number}: your front gross $1,500.00 → $1,200.00 by Finn Delgado`,
      to: `/changes?deal=${number}&field=FRONT_GROSS&period=all`,
    };
    expect(await waitingFor(mara)).toEqual([waits]);
    expect(await waitingFor(finn)).toEqual([]);
    server.store.clock.advance(7 * DAY_MS - 1);
    expect(await waitingFor(mara)).toEqual([waits]);
    server.store.clock.advance(1);
    expect(await waitingFor(mara)).toEqual([]);
    server.store.clock.advance(-1);
    await type(mara, number, 130_000);
    expect(await waitingFor(mara)).toEqual([]);
    expect((await waitingFor(finn)).map(({ says }) => says)).toEqual([
      `#${number}: your front gross $1,200.00 → $1,300.00 by Mara Voss`,
    ]);
  });

  it('is nobody’s any more who may not type gross', async () => {
    const [mara, finn] = [await person(1, 'Mara Voss'), await person(2, 'Finn Delgado')];
    const number = await server.store.deal();
    await type(mara, number, 100);
    await type(finn, number, 200);
    for (const position of POSITIONS) {
      await server.store.database.rows('update employee set position = $1 where id = $2', [position, mara]);
      const isTold = [1, 2, 3, 5].includes(position);
      expect([position, (await waitingFor(mara)).length > 0]).toEqual([position, isTold]);
    }
  });

  it('is no gross that a deal was recorded with, nor one of a deal that is gone', async () => {
    const [mara, finn] = [await person(3, 'Mara Voss'), await person(2, 'Finn Delgado')];
    await imported(mara, 8_001);
    await type(finn, 8_001, 200);
    expect(await waitingFor(mara)).toEqual([]);
    const number = await server.store.deal();
    await type(mara, number, 100);
    await type(finn, number, 200);
    expect(await waitingFor(mara)).toHaveLength(1);
    await server.store.database.rows('delete from deal where number = $1', [number]);
    expect(await waitingFor(mara)).toEqual([]);
  });
});

describe('an import that others undid', () => {
  const undo = async (employeeId: number, id: number) => {
    const { errors } = await (await server.asEmployee(employeeId)).graphql(
      `mutation { undoImport(id: ${id}) { id } }`,
    );
    expect(errors).toBeUndefined();
  };

  it('waits for whoever made it, for seven days, while they may import', async () => {
    const [max, ada] = [await person(3, 'Max Castellano'), await person(5, 'Ada Okafor')];
    const [byAda, byMax] = [await imported(max, 8_011), await imported(max, 8_012)];
    const says = `Your import of ${lastFileName().replace(/\d+/, each => String(Number(each) - 1))} was undone by Ada Okafor`;
    await undo(max, byMax);
    expect(await waitingFor(max)).toEqual([]);
    await undo(ada, byAda);
    expect(await waitingFor(max)).toEqual([{ says, to: `/import?import=${byAda}` }]);
    expect(await waitingFor(ada)).toEqual([]);
    await server.store.database.rows('update employee set position = 1 where id = $1', [max]);
    expect(await waitingFor(max)).toEqual([]);
    await server.store.database.rows('update employee set position = 5 where id = $1', [max]);
    server.store.clock.advance(7 * DAY_MS - 1);
    expect(await waitingFor(max)).toHaveLength(1);
    server.store.clock.advance(1);
    expect(await waitingFor(max)).toEqual([]);
  });
});

it('a line that was handed on waits for those who type gross', async () => {
  const [office, desk] = [await server.as(4), await person(1, 'Mara Voss')];
  await server.store.soldDeal('2026-02-03', { number: 8_021, front_gross: 5 });
  const { id } = await compare(office, [[8_021, null, null, null, 6, null]]);
  const [{ place }] = await linesOf(office, id, 'DIFFERS');
  await act(office, `handOn(id: ${id}, lines: [{ place: ${place} }], note: "Please look")`);
  expect(await waitingFor(desk)).toEqual([
    { says: `1 handed on in ${lastFileName()}`, to: `/compare?comparison=${id}&open=yes` },
  ]);
  expect(await toldTo(/handed on/)).toEqual([1, 2, 3, 5]);
});

it('the month before waits from the 4th for those who may close it', async () => {
  await server.store.soldDeal('2026-06-10');
  server.store.clock.set('2026-07-03T23:59:59Z');
  expect(await toldTo(/to be closed/)).toEqual([]);
  server.store.clock.set('2026-07-04T00:00:00Z');
  expect(await toldTo(/^June waits to be closed, 1 open$/)).toEqual([3, 4, 5]);
});

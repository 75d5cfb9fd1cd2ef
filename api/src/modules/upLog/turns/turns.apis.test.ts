import { type TestClient, TestServer } from '../../../testing/testServer.ts';

const TODAY = '2026-06-17';
const ROUNDS = 10;

let server: TestServer;
let people: number[];
let phones: TestClient[];
let scripts: TestClient[];

beforeEach(async () => {
  server = await TestServer.start();
  people = [];
  for (let each = 0; each < 5; each++) people.push(await server.store.insertEmployee());
  phones = await Promise.all(Array.from({ length: 12 }, () => server.signInAs(1)));
  scripts = await Promise.all(Array.from({ length: 8 }, () => server.signInAs(6)));
  for (const employeeId of people)
    await phones[0]?.graphql('mutation($employeeId: Int) { checkIn(employeeId: $employeeId) { day } }', {
      employeeId,
    });
});
afterEach(() => server.stop());

type RestUpRow = {
  id: number;
  employee_id: number;
  up_type: string;
  customer_name: string;
  display_order: number;
};
const readLog = async (): Promise<RestUpRow[]> =>
  (await scripts[0]?.get(`/api/uplogs/get?date=${TODAY}`))?.body.rows ?? [];

/**
 * Takes a turn on all phones concurrently, and returns the indexes of the successful phones. Checks that
 * every other phone gets the error CONFLICT.
 */
async function takeConcurrently(upId: number): Promise<number[]> {
  const results = await Promise.all(
    phones.map(async (phone, index) => {
      const { errors } = await phone.graphql(
        'mutation($upId: Int!, $customerName: String) { takeNext(upId: $upId, customerName: $customerName) { day } }',
        { upId, customerName: `Phone ${index}` },
      );
      expect([undefined, 'CONFLICT']).toContain(errors?.[0].extensions.code);
      return errors ? [] : [index];
    }),
  );
  return results.flat();
}

it('assigns a turn to only one of twelve phones that take it by GraphQL, while scripts change the log by REST', async () => {
  const winnerByUp = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const nextRow = (await readLog()).find(row => row.up_type === 'On Turn');
    if (!nextRow) throw new Error('No row waits for a turn.');
    const [winners] = await Promise.all([
      takeConcurrently(nextRow.id),
      ...scripts.map(script => script.put(`/api/uplogs/row/${nextRow.id}`, { notes: 'by the door' })),
      scripts[1]?.put(`/api/uplogs/row/${nextRow.id}`, { display_order: 1 }),
    ]);
    expect(winners).toHaveLength(1);
    winnerByUp.set(nextRow.id, winners[0] ?? -1);
  }
  const rows = await readLog();
  expect(rows.map(row => row.display_order)).toEqual(rows.map((_, index) => index + 1));
  const takenRows = rows.filter(row => row.up_type === 'Fresh Up');
  expect(new Map(takenRows.map(row => [row.id, row.customer_name]))).toEqual(
    new Map([...winnerByUp].map(([id, index]) => [id, `Phone ${index}`])),
  );
  for (const id of people) {
    expect(takenRows.filter(row => row.employee_id === id)).toHaveLength(ROUNDS / people.length);
    expect(rows.filter(row => row.employee_id === id && row.up_type === 'On Turn')).toHaveLength(1);
  }
});

it('leaves no duplicate waiting row when a row is taken and concurrently renamed or deleted', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const before = await readLog();
    const nextRow = before.find(row => row.up_type === 'On Turn' && row.customer_name === '');
    if (!nextRow) break;
    const isDeleted = round % 2 === 0;
    const [winners, response] = await Promise.all([
      takeConcurrently(nextRow.id),
      isDeleted
        ? scripts[0]?.delete(`/api/uplogs/row/${nextRow.id}`)
        : scripts[0]?.put(`/api/uplogs/row/${nextRow.id}`, { customer_name: 'Walked past' }),
    ]);
    expect(response?.status).toBeLessThan(300);
    expect(winners.length).toBeLessThan(2);
    const rows = await readLog();
    const after = rows.find(({ id }) => id === nextRow.id);
    const isWaiting = (row: RestUpRow) => row.up_type === 'On Turn' && row.customer_name === '';
    expect(after?.customer_name).toBe(isDeleted ? undefined : 'Walked past');
    if (after) expect(after.up_type).toBe(winners.length === 1 ? 'Fresh Up' : 'On Turn');
    // A salesperson waits again at the end after a turn was taken, but not after a script used up the row.
    const waitingRows = rows.filter(row => row.employee_id === nextRow.employee_id && isWaiting(row));
    expect(waitingRows).toHaveLength(winners.length);
    expect(rows.map(row => row.display_order)).toEqual(rows.map((_, index) => index + 1));
  }
});

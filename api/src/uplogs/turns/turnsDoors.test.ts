import { type TestClient, TestServer } from '../../testing/testServer.ts';

const TODAY = '2026-06-17';
const ROUNDS = 10;

let server: TestServer;
let people: number[];
let phones: TestClient[];
let scripts: TestClient[];

beforeEach(async () => {
  server = await TestServer.start();
  people = [];
  for (let each = 0; each < 5; each++) people.push(await server.store.employee());
  phones = await Promise.all(Array.from({ length: 12 }, () => server.as(1)));
  scripts = await Promise.all(Array.from({ length: 8 }, () => server.as(6)));
  for (const employeeId of people)
    await phones[0]?.graphql('mutation($employeeId: Int) { checkIn(employeeId: $employeeId) { day } }', {
      employeeId,
    });
});
afterEach(() => server.stop());

type Row = { id: number; employee_id: number; up_type: string; customer_name: string; display_order: number };
const log = async (): Promise<Row[]> =>
  (await scripts[0]?.get(`/api/uplogs/get?date=${TODAY}`))?.body.rows ?? [];

/** Who gets a turn, of all who take it at this moment: the rest are told that it was too late, and nothing else. */
async function takeAtOnce(upId: number): Promise<number[]> {
  const answers = await Promise.all(
    phones.map(async (phone, place) => {
      const { errors } = await phone.graphql(
        'mutation($upId: Int!, $customerName: String) { takeNext(upId: $upId, customerName: $customerName) { day } }',
        { upId, customerName: `Phone ${place}` },
      );
      expect([undefined, 'CONFLICT']).toContain(errors?.[0].extensions.code);
      return errors ? [] : [place];
    }),
  );
  return answers.flat();
}

it('of twelve phones that take one turn by GraphQL one gets it, whatever scripts write into the log by REST meanwhile', async () => {
  const took = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const head = (await log()).find(row => row.up_type === 'On Turn');
    if (!head) throw new Error('Whoever took a turn waits again.');
    const [winners] = await Promise.all([
      takeAtOnce(head.id),
      ...scripts.map(script => script.put(`/api/uplogs/row/${head.id}`, { notes: 'by the door' })),
      scripts[1]?.put(`/api/uplogs/row/${head.id}`, { display_order: 1 }),
    ]);
    expect(winners).toHaveLength(1);
    took.set(head.id, winners[0] ?? -1);
  }
  const rows = await log();
  expect(rows.map(row => row.display_order)).toEqual(rows.map((_, index) => index + 1));
  const taken = rows.filter(row => row.up_type === 'Fresh Up');
  expect(new Map(taken.map(row => [row.id, row.customer_name]))).toEqual(
    new Map([...took].map(([id, place]) => [id, `Phone ${place}`])),
  );
  for (const id of people) {
    expect(taken.filter(row => row.employee_id === id)).toHaveLength(ROUNDS / people.length);
    expect(rows.filter(row => row.employee_id === id && row.up_type === 'On Turn')).toHaveLength(1);
  }
});

it('a turn is taken by a phone, or its row named or deleted by a script: one of them, and nobody waits twice', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const before = await log();
    const head = before.find(row => row.up_type === 'On Turn' && row.customer_name === '');
    if (!head) break;
    const isDeleted = round % 2 === 0;
    const [winners, answer] = await Promise.all([
      takeAtOnce(head.id),
      isDeleted
        ? scripts[0]?.delete(`/api/uplogs/row/${head.id}`)
        : scripts[0]?.put(`/api/uplogs/row/${head.id}`, { customer_name: 'Walked past' }),
    ]);
    expect(answer?.status).toBeLessThan(300);
    expect(winners.length).toBeLessThan(2);
    const rows = await log();
    const after = rows.find(({ id }) => id === head.id);
    const isWaiting = (row: Row) => row.up_type === 'On Turn' && row.customer_name === '';
    expect(after?.customer_name).toBe(isDeleted ? undefined : 'Walked past');
    if (after) expect(after.up_type).toBe(winners.length === 1 ? 'Fresh Up' : 'On Turn');
    // Whoever took a turn waits again, at the end; whose row a script used up does not.
    const waits = rows.filter(row => row.employee_id === head.employee_id && isWaiting(row));
    expect(waits).toHaveLength(winners.length);
    expect(rows.map(row => row.display_order)).toEqual(rows.map((_, index) => index + 1));
  }
});

import { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const PERSON = '{ id initials }';

it('returns the same unique initials of a person in every list, also after changes of the person', async () => {
  const { store } = server;
  const first = await store.insertEmployee({ name: 'Jane Doe', isActive: false });
  const second = await store.insertEmployee({ name: 'John Doe', team: 2 });
  const manager = await server.signInAs(3);
  await store.insertDeal({ number: 71, added_date: '2026-06-01', closer_id: first, additional_id: second });
  const upId = await store.insertUp('2026-06-01', { employee_id: second });
  const DAYS = 'start: "2026-06-01", end: "2026-06-30"';

  const read = await manager.graphql(`{
    employees { id initials }
    activity(${DAYS}) { rows { closer ${PERSON} additional ${PERSON} } }
  }`);
  const initials = new Map(
    read.data.employees.map((each: { id: number; initials: string }) => [each.id, each.initials]),
  );
  expect([initials.get(first), initials.get(second)]).toEqual(['JD', 'JoD']);
  expect(read.data.activity.rows).toEqual([
    { closer: { id: first, initials: 'JD' }, additional: { id: second, initials: 'JoD' } },
  ]);

  const john = { id: second, initials: 'JoD' };
  const { data, errors } = await manager.graphql(`mutation {
    amendDeal(number: 71, input: { notes: "a" }) { additional ${PERSON} }
    recordDeal(number: 72, input: { closerId: ${second} }) { closer ${PERSON} }
    addUp(day: "2026-06-01", input: { employeeId: ${second} }) { salesperson ${PERSON} }
    amendUp(id: ${upId}, input: { customerName: "Ann" }) { salesperson ${PERSON} }
    updateEmployee(id: ${second}, input: { team: 3 }) { id initials }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    amendDeal: { additional: john },
    recordDeal: { closer: john },
    addUp: { salesperson: john },
    amendUp: { salesperson: john },
    updateEmployee: john,
  });
});

import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signInAs(5);
});
afterAll(() => server.stop());

const path = (id: unknown) => `/api/employees/updateemployee?employeeId=${id}`;

it('returns the employee with the changed values after an update', async () => {
  const id = await server.store.insertEmployee({ name: 'Ann Lee', position: 0 });
  expect(await admin.put(path(id), { position: 1, team: 3, active: 1 })).toMatchObject({
    status: 200,
    body: { id, name: 'Ann Lee', position: 1, team: 3, active: 1 },
  });
  expect((await admin.get('/api/employees/getemployees')).body).toContainEqual({
    id,
    name: 'Ann Lee',
    position: 1,
    team: 3,
    active: 1,
  });
});

it('changes only the employee fields that are sent, and ignores unknown fields', async () => {
  const id = await server.store.insertEmployee({ position: 0, team: 2 });
  const response = await admin.put(path(id), { active: false, name: 'Renamed', email: 'x@y.example', id: 1 });
  expect(response).toMatchObject({ status: 200, body: { id, position: 0, team: 2, active: 0 } });
  expect(response.body.name).not.toBe('Renamed');
});

it('rejects with 409 a change that leaves the store without an active admin', async () => {
  const response = await admin.put(path(admin.employeeId), { active: 0 });
  expect(response).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      message: 'This is the last active admin. Make another employee an admin first.',
    },
  });
});

it('rejects the request of a manager to make a person an admin, with the message that only an admin may do so', async () => {
  const manager = await server.signInAs(3);
  const id = await server.store.insertEmployee();
  expect(await manager.put(path(id), { position: 5 })).toMatchObject({
    status: 403,
    body: { message: 'Only admins can make someone an admin.' },
  });
});

it('applies changed rights at the next call of the person', async () => {
  const manager = await server.signInAs(3);
  const salesperson = await server.store.insertEmployee();
  expect((await manager.put(path(salesperson), { team: 2 })).status).toBe(200);
  await admin.put(path(manager.employeeId), { position: 0 });
  expect((await manager.put(path(salesperson), { team: 3 })).status).toBe(403);
  await admin.put(path(manager.employeeId), { active: 0 });
  expect((await manager.get('/api/auth/verify')).status).toBe(401);
  await admin.put(path(manager.employeeId), { active: 1 });
  expect((await manager.get('/api/auth/verify')).status).toBe(401);
});

it.each([
  { position: 7 },
  { position: -1 },
  { position: 1.5 },
  { position: null },
  { position: '0x1' },
  { team: 0 },
  { team: 6 },
  { team: 'A' },
  { active: 2 },
  { active: 'yes' },
  { active: null },
])('rejects the change %j and changes nothing', async body => {
  const id = await server.store.insertEmployee({ position: 1, team: 2 });
  expect(await admin.put(path(id), { position: 2, team: 3, active: 0, ...body })).toMatchObject({
    status: 400,
    body: { code: 'BAD_INPUT', message: expect.stringMatching(/\.$/) },
  });
  expect((await admin.get('/api/employees/getemployees')).body).toContainEqual(
    expect.objectContaining({ id, position: 1, team: 2, active: 1 }),
  );
});

it.each(['', '12abc', '1e1', '0', '2147483648', '1&employeeId=2'])('rejects the employee id %p', async id => {
  expect((await admin.put(path(id), { active: 1 })).status).toBe(400);
});

it('updates an employee over GraphQL with the same rights', async () => {
  const id = await server.store.insertEmployee({ name: 'Bo Ray', position: 0, team: 2 });
  const updated = await admin.graphql(
    'mutation ($id: Int!) { updateEmployee(id: $id, input: { position: 1, team: null }) { position team isActive } }',
    { id },
  );
  expect(updated.data.updateEmployee).toEqual({ position: 1, team: null, isActive: true });
  const salesperson = await server.signInAs(0);
  const rejected = await salesperson.graphql(
    `mutation { updateEmployee(id: ${id}, input: { team: 2 }) { id } }`,
  );
  expect(rejected.errors[0].extensions.code).toBe('FORBIDDEN');
  const page = await admin.graphql(
    '{ managedEmployees { employee { id } canAlter positionsOffered positionsWithTeam } }',
  );
  expect(page.data.managedEmployees).toContainEqual({
    employee: { id },
    canAlter: true,
    positionsOffered: [0, 1, 2, 3, 4, 5, 6],
    positionsWithTeam: [0, 1],
  });
});

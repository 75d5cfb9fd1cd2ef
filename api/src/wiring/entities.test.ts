import { TestServer } from '../testing/testServer.ts';
import { assertTableColumns } from './entities.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

it('accepts tables with every declared column, and reports a missing column together with the remedy', async () => {
  const { database } = server.store;
  await assertTableColumns(database);
  await database.rows('alter table deal rename column car_info to vehicle');
  await expect(assertTableColumns(database)).rejects.toThrow(
    'column "car_info" does not exist: a migration is missing (docs/CONTRIBUTING.md, Add a migration).',
  );
});

import { demandFields } from './tableCheck.ts';
import { TestServer } from './testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

it('finds every field of the nouns in the tables, and otherwise says what is missing and what to do', async () => {
  const { database } = server.store;
  await demandFields(database);
  await database.rows('alter table deal rename column car_info to vehicle');
  await expect(demandFields(database)).rejects.toThrow(
    'column "car_info" does not exist: a migration is missing (docs/CONTRIBUTING.md, Add a migration).',
  );
});

import { randomUUID } from 'node:crypto';
import { asSuperuser } from '../testing/superuser.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { onConnection } from './connection.ts';
import { Database } from './database.ts';

const settings = (database: Database) =>
  database.transaction(em =>
    em.execute(
      `select current_setting('log_min_error_statement') as statement, current_setting('log_error_verbosity') as verbosity`,
    ),
  );

const asTheServerHasIt = [{ statement: 'error', verbosity: 'default' }];
const withoutValues = [{ statement: 'panic', verbosity: 'terse' }];

let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
  const name = new URL(url).pathname.slice(1);
  await onConnection(url, 'test', client =>
    client.query(`alter database ${name} set log_min_error_statement to error;
      alter database ${name} set log_error_verbosity to 'default'`),
  );
});
afterEach(() => drop());

it('keeps the values of a failed statement out of the log of a server that would write them', async () => {
  const database = await Database.open(url, []);
  expect(await settings(database)).toEqual(withoutValues);
  await database.close();
});

it('works under a role that may not set that until it is granted', async () => {
  const role = `clerk_${randomUUID().slice(0, 8)}`;
  const asClerk = new URL(url);
  [asClerk.username, asClerk.password] = [role, 'secret'];
  await onConnection(asSuperuser(url), 'test', client =>
    client.query(`create role ${role} login password 'secret'`),
  );
  try {
    const before = await Database.open(asClerk.href, []);
    expect(await settings(before)).toEqual(asTheServerHasIt);
    await before.close();
    await onConnection(asSuperuser(url), 'test', client =>
      client.query(`grant set on parameter log_min_error_statement, log_error_verbosity to ${role}`),
    );
    const after = await Database.open(asClerk.href, []);
    expect(await settings(after)).toEqual(withoutValues);
    await after.close();
  } finally {
    await onConnection(asSuperuser(url), 'test', client =>
      client.query(`drop owned by ${role}; drop role ${role}`),
    );
  }
});

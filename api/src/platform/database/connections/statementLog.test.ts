import { randomUUID } from 'node:crypto';
import { toSuperuserUrl } from '../../../testing/postgres/superuser.ts';
import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { Database } from '../database.ts';
import { withConnection } from './connection.ts';

const readLogSettings = (database: Database) =>
  database.transaction(em =>
    em.execute(
      `select current_setting('log_min_error_statement') as statement, current_setting('log_error_verbosity') as verbosity`,
    ),
  );

const serverDefaults = [{ statement: 'error', verbosity: 'default' }];
const withoutValues = [{ statement: 'panic', verbosity: 'terse' }];

let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
  const name = new URL(url).pathname.slice(1);
  await withConnection(url, 'test', client =>
    client.query(`alter database ${name} set log_min_error_statement to error;
      alter database ${name} set log_error_verbosity to 'default'`),
  );
});
afterEach(() => drop());

it('keeps the values of a failed statement out of the log of a server that logs statements', async () => {
  const database = await Database.open(url, []);
  expect(await readLogSettings(database)).toEqual(withoutValues);
  await database.close();
});

it('connects with a role that may not change the log settings, and applies the settings after the role gets the right', async () => {
  const role = `clerk_${randomUUID().slice(0, 8)}`;
  const clerkUrl = new URL(url);
  [clerkUrl.username, clerkUrl.password] = [role, 'secret'];
  await withConnection(toSuperuserUrl(url), 'test', client =>
    client.query(`create role ${role} login password 'secret'`),
  );
  try {
    const before = await Database.open(clerkUrl.href, []);
    expect(await readLogSettings(before)).toEqual(serverDefaults);
    await before.close();
    await withConnection(toSuperuserUrl(url), 'test', client =>
      client.query(`grant set on parameter log_min_error_statement, log_error_verbosity to ${role}`),
    );
    const after = await Database.open(clerkUrl.href, []);
    expect(await readLogSettings(after)).toEqual(withoutValues);
    await after.close();
  } finally {
    await withConnection(toSuperuserUrl(url), 'test', client =>
      client.query(`drop owned by ${role}; drop role ${role}`),
    );
  }
});

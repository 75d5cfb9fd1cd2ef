import { randomUUID } from 'node:crypto';
import { toSuperuserUrl } from '../../testing/postgres/superuser.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { AnalystPool } from './analystPool.ts';
import { withConnection } from './connections/connection.ts';
import { Database } from './database.ts';

it('uses PGPASSWORD for a password that a URL cannot contain', async () => {
  const { url, drop } = await createTestDatabase();
  const role = `clerk_${randomUUID().slice(0, 8)}`;
  const address = new URL(url);
  [address.username, address.password] = [role, ''];
  const password = 'a/b#c?d@e:f%20';
  await withConnection(toSuperuserUrl(url), 'test', client =>
    client.query(`create role ${role} login password '${password}'`),
  );
  process.env.PGPASSWORD = password;
  const database = await Database.open(address.href, []);
  const analystPool = new AnalystPool(database);
  try {
    const identity = { sql: 'select current_user as identity', row: { identity: role } };
    expect(await database.row(identity.sql)).toEqual(identity.row);
    expect(await analystPool.forEmployee(1).row(identity.sql)).toEqual(identity.row);
    expect(await database.transaction(em => em.execute(identity.sql))).toEqual([identity.row]);
  } finally {
    delete process.env.PGPASSWORD;
    await analystPool.close();
    await database.close();
    await withConnection(toSuperuserUrl(url), 'test', client => client.query(`drop role ${role}`));
    await drop();
  }
});

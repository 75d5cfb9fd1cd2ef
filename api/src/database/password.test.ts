import { randomUUID } from 'node:crypto';
import { asSuperuser } from '../testing/superuser.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { AnalystPool } from './analystPool.ts';
import { onConnection } from './connection.ts';
import { Database } from './database.ts';

it('takes a password that an address could not hold from PGPASSWORD', async () => {
  const { url, drop } = await createTestDatabase();
  const role = `clerk_${randomUUID().slice(0, 8)}`;
  const address = new URL(url);
  [address.username, address.password] = [role, ''];
  const password = 'a/b#c?d@e:f%20';
  await onConnection(asSuperuser(url), 'test', client =>
    client.query(`create role ${role} login password '${password}'`),
  );
  process.env.PGPASSWORD = password;
  const database = await Database.open(address.href, []);
  const analystPool = new AnalystPool(database);
  try {
    const who = { sql: 'select current_user as who', answer: { who: role } };
    expect(await database.row(who.sql)).toEqual(who.answer);
    expect(await analystPool.for(1).row(who.sql)).toEqual(who.answer);
    expect(await database.transaction(em => em.execute(who.sql))).toEqual([who.answer]);
  } finally {
    delete process.env.PGPASSWORD;
    await analystPool.close();
    await database.close();
    await onConnection(asSuperuser(url), 'test', client => client.query(`drop role ${role}`));
    await drop();
  }
});

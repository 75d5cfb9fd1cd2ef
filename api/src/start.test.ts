import { onConnection } from './database/connection.ts';
import { freePort } from './embeddedPostgres/freePort.ts';
import { start } from './start.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const starting = (DATABASE_URL: string) => start({ PORT: '0', DATABASE_URL }, () => {});

it('says which servers do not answer, without the password', async () => {
  const [one, other] = [await freePort(), await freePort()];
  await expect(starting(`postgres://clerk:secret@127.0.0.1:${one},127.0.0.1:${other}/store`)).rejects.toThrow(
    `The database at 127.0.0.1:${one}, 127.0.0.1:${other} does not answer: check that it runs, and DATABASE_URL. (ECONNREFUSED)`,
  );
});

it('says that a server only reads', async () => {
  const { url, drop } = await createTestDatabase();
  const { host, pathname } = new URL(url);
  await onConnection(url, 'test', client =>
    client.query(`alter database ${pathname.slice(1)} set default_transaction_read_only to on`),
  );
  await expect(starting(url)).rejects.toThrow(
    `The database at ${host} only reads: DATABASE_URL has to lead to the primary.`,
  );
  await drop();
});

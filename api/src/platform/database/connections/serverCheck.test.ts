import { createTestDatabase } from '../../../testing/testDatabase.ts';
import { withConnection } from './connection.ts';
import { assertSupportedServer, requireSupportedServer } from './serverCheck.ts';
import { SESSION_LIMITS, StandbyError } from './storeClient.ts';

const expectedLimit = SESSION_LIMITS.statement_timeout;

test('accepts PostgreSQL 15 and later, and rejects PostgreSQL 14', () => {
  expect(() =>
    assertSupportedServer({ version: 150_000, limit: expectedLimit }, 'DATABASE_URL'),
  ).not.toThrow();
  expect(() => assertSupportedServer({ version: 149_999, limit: expectedLimit }, 'DATABASE_URL')).toThrow(
    'PostgreSQL 14 is too old. Salesfloor needs PostgreSQL 15 or newer (docs/OPERATIONS.md, Installing).',
  );
});

test('rejects a pooler that drops the time limits', () => {
  expect(() => assertSupportedServer({ version: 180_000, limit: 0 }, 'DATABASE_DIRECT_URL')).toThrow(
    /^DATABASE_DIRECT_URL goes through a connection pooler/,
  );
});

test('rejects a read-only server, and accepts it once it allows writes', async () => {
  const { url, drop } = await createTestDatabase();
  const name = new URL(url).pathname.slice(1);
  const setReadOnly = (value: string) =>
    withConnection(url, 'test', async client => {
      await client.query('set default_transaction_read_only to off');
      await client.query(`alter database ${name} set default_transaction_read_only to ${value}`);
    });
  await setReadOnly('on');
  await expect(requireSupportedServer(url, 'DATABASE_URL')).rejects.toBeInstanceOf(StandbyError);
  await setReadOnly('off');
  await expect(requireSupportedServer(url, 'DATABASE_URL')).resolves.toBeUndefined();
  await drop();
});

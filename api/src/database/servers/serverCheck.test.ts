import { createTestDatabase } from '../../testing/testDatabase.ts';
import { onConnection } from '../connection.ts';
import { limits } from './limits.ts';
import { StandbyError } from './primary.ts';
import { demandFitServer, refuseUnfit } from './serverCheck.ts';

const asAsked = limits.statement_timeout;

test('PostgreSQL is taken from version 15 on', () => {
  expect(() => refuseUnfit({ version: 150_000, limit: asAsked }, 'DATABASE_URL')).not.toThrow();
  expect(() => refuseUnfit({ version: 149_999, limit: asAsked }, 'DATABASE_URL')).toThrow(
    'This is PostgreSQL 14: Salesfloor needs 15 or newer (docs/OPERATIONS.md, Installing).',
  );
});

test('a pooler that drops the time limits is told to be one', () => {
  expect(() => refuseUnfit({ version: 180_000, limit: 0 }, 'DATABASE_DIRECT_URL')).toThrow(
    /^DATABASE_DIRECT_URL leads through a pooler/,
  );
});

test('a server that only reads is refused until it takes changes', async () => {
  const { url, drop } = await createTestDatabase();
  const name = new URL(url).pathname.slice(1);
  const setReadOnly = (value: string) =>
    onConnection(url, 'test', async client => {
      await client.query('set default_transaction_read_only to off');
      await client.query(`alter database ${name} set default_transaction_read_only to ${value}`);
    });
  await setReadOnly('on');
  await expect(demandFitServer(url, 'DATABASE_URL')).rejects.toBeInstanceOf(StandbyError);
  await setReadOnly('off');
  await expect(demandFitServer(url, 'DATABASE_URL')).resolves.toBeUndefined();
  await drop();
});

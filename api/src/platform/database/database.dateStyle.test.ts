import { createTestDatabase } from '../../testing/testDatabase.ts';
import { AnalystPool } from './analystPool.ts';
import { withConnection } from './connections/connection.ts';
import { Database } from './database.ts';

it('reads and writes days as YYYY-MM-DD in a database with a different DateStyle setting', async () => {
  const { url, drop } = await createTestDatabase();
  await withConnection(url, 'test', client =>
    client.query(`alter database ${new URL(url).pathname.slice(1)} set datestyle to German`),
  );
  const database = await Database.open(url, []);
  const analystPool = new AnalystPool(database);
  try {
    const day = "select date '2026-02-01' as day, date '2026-02-01'::text as text";
    const isoDay = { day: '2026-02-01', text: '2026-02-01' };
    expect(await database.row(day)).toEqual(isoDay);
    expect(await analystPool.forEmployee(1).row(day)).toEqual(isoDay);
    expect(await withConnection(url, 'test', async client => (await client.query(day)).rows[0].text)).toBe(
      '2026-02-01',
    );
  } finally {
    await analystPool.close();
    await database.close();
    await drop();
  }
});

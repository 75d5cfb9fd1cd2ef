import pg from 'pg';
import { isServerLost } from '../databaseErrors.ts';

/**
 * The user of a connection notices within moments that it ended, and normally releases it within this time.
 */
const RELEASE_AFTER_MS = 1_000;

/** Creates a pool that survives the loss of its connections. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {}); // the query in flight rejects
  recoverLostConnections(pool);
  return pool;
}

/**
 * Releases lost connections that a transaction still holds because its rollback failed too. Otherwise each of
 * them would be missing from the pool forever, and a few crashes of the database under load would empty it.
 */
export function recoverLostConnections(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  const watched = new WeakSet<pg.PoolClient>();
  const releaseLost = (client: pg.PoolClient) => {
    if (inUse.has(client)) client.release(true);
  };
  pool.on('release', (error, client) => {
    inUse.delete(client);
    if (isServerLost(error)) removeIdleConnections(pool);
  });
  pool.on('acquire', client => {
    inUse.add(client);
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => {
      if (inUse.has(client)) removeIdleConnections(pool);
      setTimeout(releaseLost, RELEASE_AFTER_MS, client).unref();
    });
  });
}

/** Removes the idle connections. They lead to the server that a connection in use has just lost. */
function removeIdleConnections(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle--) {
    pool.connect().then(
      client => client.release(true),
      () => {},
    );
  }
}

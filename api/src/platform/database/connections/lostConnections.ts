import pg from 'pg';
import { isServerLost } from '../databaseErrors.ts';

/** Time limit for code to release a connection after the connection has ended. */
const RELEASE_AFTER_MS = 1_000;

/** Creates a pool that survives the loss of its connections. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {}); // the query in flight rejects
  recoverLostConnections(pool);
  return pool;
}

/**
 * Releases lost connections that a transaction still holds because its rollback failed too. Otherwise the
 * pool would never get these connections back. A few crashes of the database under load would then empty the
 * pool.
 */
export function recoverLostConnections(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  const watchedClients = new WeakSet<pg.PoolClient>();
  const releaseLost = (client: pg.PoolClient) => {
    if (inUse.has(client)) client.release(true);
  };
  pool.on('release', (error, client) => {
    inUse.delete(client);
    if (isServerLost(error)) removeIdleConnections(pool);
  });
  pool.on('acquire', client => {
    inUse.add(client);
    if (watchedClients.has(client)) return;
    watchedClients.add(client);
    client.once('end', () => {
      if (inUse.has(client)) removeIdleConnections(pool);
      setTimeout(releaseLost, RELEASE_AFTER_MS, client).unref();
    });
  });
}

/**
 * Removes the idle connections, because they are connected to the server that has just dropped a connection
 * in use.
 */
function removeIdleConnections(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle--) {
    pool.connect().then(
      client => client.release(true),
      () => {},
    );
  }
}

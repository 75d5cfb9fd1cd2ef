import pg from 'pg';
import { isServerLost } from './failures.ts';

/** Whoever uses a connection that ends notices within moments, and normally releases it within this time. */
const RELEASED_MS = 1_000;

/** Opens a pool that survives the loss of its connections. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {}); // the query in flight rejects by itself
  recoverLostConnections(pool);
  return pool;
}

/**
 * Releases lost connections that a transaction still holds because its rollback failed too. Otherwise each would be missing
 * from the pool for ever, and a few crashes of the database under load would empty it.
 */
export function recoverLostConnections(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  const watched = new WeakSet<pg.PoolClient>();
  const releaseLost = (client: pg.PoolClient) => {
    if (inUse.has(client)) client.release(true);
  };
  pool.on('release', (error, client) => {
    inUse.delete(client);
    if (isServerLost(error)) dropIdle(pool);
  });
  pool.on('acquire', client => {
    inUse.add(client);
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => {
      if (inUse.has(client)) dropIdle(pool);
      setTimeout(releaseLost, RELEASED_MS, client).unref();
    });
  });
}

/** Lets go of the idle connections: they lead to the server that one in use has just lost. */
function dropIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle--) {
    pool.connect().then(
      client => client.release(true),
      () => {},
    );
  }
}

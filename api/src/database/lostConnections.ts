import type pg from 'pg';

/** Whoever works on a connection that ends is told within moments, and gives it back unless they forget. */
const GIVEN_BACK_MS = 1_000;

/**
 * Takes lost connections away from a transaction that does not give them back because its rollback failed, too. Else
 * each one would be missing from the pool for ever, and a few crashes of the database under load would leave none.
 */
export function recoverLostConnections(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  const watched = new WeakSet<pg.PoolClient>();
  const takeAway = (client: pg.PoolClient) => {
    if (inUse.has(client)) client.release(true);
  };
  pool.on('release', (_error, client) => inUse.delete(client as pg.PoolClient));
  pool.on('acquire', client => {
    inUse.add(client);
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => setTimeout(takeAway, GIVEN_BACK_MS, client).unref());
  });
}

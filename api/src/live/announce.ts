import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CHANNEL, type Change, spell } from './change.ts';

/**
 * Tells every reader of every instance, when and only when this transaction is kept. PostgreSQL says equal notices of
 * one transaction once.
 */
export async function announce(em: SqlEntityManager, change: Change): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CHANNEL, spell(change)]);
}

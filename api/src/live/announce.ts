import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { CHANNEL, type Change, serializeChange } from './change.ts';

/**
 * Notifies every reader of every instance when, and only when, this transaction commits. PostgreSQL sends equal notices
 * of one transaction once.
 */
export async function announce(em: SqlEntityManager, change: Change): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CHANNEL, serializeChange(change)]);
}

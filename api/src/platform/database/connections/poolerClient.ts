import type pg from 'pg';
import { SESSION_LIMITS, StoreClient } from './storeClient.ts';

const settings = Object.entries({ ...SESSION_LIMITS, datestyle: 'ISO' });

const BEGIN_WITH_LIMITS = [
  'begin',
  ...settings.map(([name, value]) => `set local ${name} = '${value}'`),
].join('; ');

/**
 * A connection to a pooler, which may run each transaction on another database connection. Limits are
 * therefore set in each transaction. A single statement gets its own transaction in the same round trip. No
 * statement is prepared under a name (docs/adr/databases.md).
 */
export class PoolerClient extends StoreClient {
  private isInTransaction = false;

  protected override async send(statement: string | pg.QueryConfig, values?: unknown[]) {
    if (statement === 'begin') {
      this.isInTransaction = true;
      return super.send(BEGIN_WITH_LIMITS);
    }
    const isEnd = statement === 'commit' || statement === 'rollback';
    if (isEnd) this.isInTransaction = false;
    if (isEnd || this.isInTransaction) return super.send(removeName(statement), values);
    const pending = [
      super.send(BEGIN_WITH_LIMITS),
      super.send(removeName(statement), values),
      super.send('commit'),
    ] as const;
    const [, result] = await Promise.all(pending);
    return result;
  }
}

const removeName = (statement: string | pg.QueryConfig) =>
  typeof statement === 'string' ? statement : { ...statement, name: undefined };

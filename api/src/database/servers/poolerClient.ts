import type pg from 'pg';
import { limits } from './limits.ts';
import { StoreClient } from './storeClient.ts';

const settings = Object.entries({ ...limits, datestyle: 'ISO' });

const BEGIN = ['begin', ...settings.map(([name, value]) => `set local ${name} = '${value}'`)].join('; ');

/**
 * A connection to a pooler, behind which each transaction may run on another connection of the database. So limits are set
 * in each transaction, a statement outside of one gets one of its own, in the same round trip, and none is prepared under a
 * name (decision 128).
 */
export class PoolerClient extends StoreClient {
  private isInTransaction = false;

  protected override async send(statement: string | pg.QueryConfig, values?: unknown[]) {
    if (statement === 'begin') {
      this.isInTransaction = true;
      return super.send(BEGIN);
    }
    const isEnd = statement === 'commit' || statement === 'rollback';
    if (isEnd) this.isInTransaction = false;
    if (isEnd || this.isInTransaction) return super.send(unnamed(statement), values);
    const alone = [super.send(BEGIN), super.send(unnamed(statement), values), super.send('commit')] as const;
    const [, result] = await Promise.all(alone);
    return result;
  }
}

const unnamed = (statement: string | pg.QueryConfig) =>
  typeof statement === 'string' ? statement : { ...statement, name: undefined };

import type pg from 'pg';
import { limits } from './limits.ts';
import { StoreClient } from './storeClient.ts';

const settings = Object.entries({ ...limits, datestyle: 'ISO' });

const BEGIN = ['begin', ...settings.map(([name, value]) => `set local ${name} = '${value}'`)].join('; ');

type Done = (error: Error | null, result?: pg.QueryResult) => void;
type Query = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection to a pooler, behind which each transaction may run on another connection of the database. So limits are set
 * in each transaction, a statement outside of one gets one of its own, in the same round trip, and none is prepared under a
 * name (decision 128).
 */
export class PoolerClient extends StoreClient {
  private isInTransaction = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Query;
    const query = (statement: string | pg.QueryConfig, values?: unknown[]) => {
      if (statement === 'begin') {
        this.isInTransaction = true;
        return send(BEGIN);
      }
      if (statement === 'commit' || statement === 'rollback') this.isInTransaction = false;
      else if (!this.isInTransaction) return sendAlone(send, unnamed(statement), values);
      return send(unnamed(statement), values);
    };
    // pg takes a function that is called at the end as well as giving a promise.
    this.query = ((statement: string, values?: unknown[], done?: Done) => {
      const result = query(statement, values);
      if (!done) return result;
      result.then(
        answer => process.nextTick(done, null, answer),
        error => process.nextTick(done, error),
      );
      return undefined;
    }) as pg.Client['query'];
  }
}

async function sendAlone(send: Query, statement: string | pg.QueryConfig, values?: unknown[]) {
  const [, result] = await Promise.all([send(BEGIN), send(statement, values), send('commit')]);
  return result;
}

const unnamed = (statement: string | pg.QueryConfig) =>
  typeof statement === 'string' ? statement : { ...statement, name: undefined };

import type pg from 'pg';
import { AppError } from '../platform/errors.ts';
import { isRetriable, isServerLost, type Moment, refusalOf } from './failures.ts';
import { type Reader, ReadTogether } from './reader.ts';
import { rowTypes } from './rowTypes.ts';

/** A text with its values. */
export interface Statement {
  /** Of one that is planned once (`namedStatement.ts`). */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A transaction in progress: its statements run in turn, and each sees what was committed before it began. */
export interface Writer extends Reader {
  rows<Row extends object>(statement: Statement): Promise<Row[]>;
  row<Row extends object>(statement: Statement): Promise<Row | undefined>;
  /** As of the database. */
  together<Result>(read: (reader: Reader) => Promise<Result>): Promise<Result>;
}

/**
 * Runs a statement that is a transaction by itself: one trip to PostgreSQL. It runs again when it lost against another
 * transaction.
 */
export const write = <Row extends object>(pool: pg.Pool, statement: Statement): Promise<Row[]> =>
  changing(during =>
    onClient(pool, client => {
      during('saving');
      return rowsOf<Row>(client, statement);
    }),
  );

/** Runs `work` in one transaction of plain statements. It runs again when it lost against another transaction. */
export const writeTogether = <Result>(
  pool: pg.Pool,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> =>
  changing(during =>
    onClient(pool, async client => {
      await client.query('begin');
      try {
        const result = await work(writerOn(client));
        during('saving');
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {}); // a lost connection leaves the pool by itself
        throw error;
      }
    }),
  );

/**
 * Does a change that is committed as a whole or not at all; again, when it lost against another transaction.
 * @param change says when it begins to save: from then on nobody knows whether a change without an answer was stored
 */
export async function changing<Result>(
  change: (during: (moment: Moment) => void) => Promise<Result>,
  triesLeft = 3,
): Promise<Result> {
  let moment: Moment = 'changing';
  try {
    return await change(now => {
      moment = now;
    });
  } catch (error) {
    if (isRetriable(error) && triesLeft > 1) return changing(change, triesLeft - 1);
    throw refusalOf(error, moment);
  }
}

const CROWDED = 'Many desks are changing this at the same moment. Nothing was changed; please try again.';

/** More than any floor has desks that change the same thing at once: each lost try means that another desk's change was stored. */
const MOST_TRIES = 100;

/**
 * Reads, decides and writes without a lock in between: `attempt` writes only over what it has read, and answers nothing when
 * someone was quicker. It then begins again, from what they stored.
 */
export async function untilWritten<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new AppError('UNAVAILABLE', CROWDED);
}

/** Works on a connection of a pool, and throws the connection away when it was lost. */
export async function onClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (isServerLost(error)) lost = error as Error;
    throw error;
  } finally {
    client.release(lost);
  }
}

function writerOn(client: pg.PoolClient): Writer {
  const writer: Writer = {
    rows: statement => rowsOf(client, statement),
    row: async statement => (await rowsOf<never>(client, statement))[0],
    together: read => read(new ReadTogether(writer)),
  };
  return writer;
}

/** Who runs a statement: a pool, a connection of it, or someone who lets it through to one. */
export interface Reads {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

export async function rowsOf<Row extends object>(via: Reads, statement: Statement): Promise<Row[]> {
  const { name, text, values } = statement;
  const { rows } = await via.query<Row>({ name, text, values: [...values], types: rowTypes });
  return rows;
}

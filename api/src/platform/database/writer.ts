import pg from 'pg';
import { AppError } from '../errors.ts';
import { isRetriable, isServerLost, type OperationPhase, toAppError } from './databaseErrors.ts';
import { type Reader, SnapshotReader } from './reader.ts';

/** A statement text with its values. */
export interface Statement {
  /** The name of a statement that is planned once (`nameStatement`). */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A transaction in progress. Its statements run one after another, and each sees the changes that were
 * committed before it began.
 */
export interface Writer extends Reader {
  rows<Row extends object>(statement: Statement): Promise<Row[]>;
  row<Row extends object>(statement: Statement): Promise<Row | undefined>;
  /** Reads one snapshot, like `Database.readSnapshot`. */
  readSnapshot<Result>(read: (reader: Reader) => Promise<Result>): Promise<Result>;
}

/**
 * Runs a statement as its own transaction, in one round trip. Runs it again if it conflicts with another
 * transaction.
 */
export const write = <Row extends object>(pool: pg.Pool, statement: Statement): Promise<Row[]> =>
  runChange(setPhase =>
    withClient(pool, client => {
      setPhase('saving');
      return queryRows<Row>(client, statement);
    }),
  );

/**
 * Runs `work` in one transaction of plain statements. Runs it again if it conflicts with another transaction.
 */
export const writeInTransaction = <Result>(
  pool: pg.Pool,
  work: (writer: Writer) => Promise<Result>,
): Promise<Result> =>
  runChange(setPhase =>
    withClient(pool, async client => {
      await client.query('begin');
      try {
        const result = await work(createWriter(client));
        setPhase('saving');
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {}); // a lost connection leaves the pool
        throw error;
      }
    }),
  );

/**
 * Makes a change that is committed completely or not at all. Runs it again if it conflicts with another
 * transaction.
 * @param change calls `setPhase` when it begins to save; a change that gets no response after that may have
 * been stored
 */
export async function runChange<Result>(
  change: (setPhase: (phase: OperationPhase) => void) => Promise<Result>,
  triesLeft = 3,
): Promise<Result> {
  let phase: OperationPhase = 'changing';
  try {
    return await change(next => {
      phase = next;
    });
  } catch (error) {
    if (isRetriable(error) && triesLeft > 1) return runChange(change, triesLeft - 1);
    throw toAppError(error, phase);
  }
}

const TOO_MANY_CHANGES_MESSAGE =
  'Too many users are changing this at the same time. Nothing was changed. Please try again.';

/**
 * Maximum number of attempts. It exceeds the number of desks that change the same data at the same time. Each
 * failed attempt means that another desk's change was stored.
 */
const MAX_TRIES = 100;

/**
 * Reads, decides and writes without a lock. `attempt` must only overwrite the data that it has read. It
 * returns undefined if another change was faster, and is then called again to read the new data.
 */
export async function retryUntilWritten<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new AppError('UNAVAILABLE', TOO_MANY_CHANGES_MESSAGE);
}

/** Runs work on a connection of a pool. Discards the connection if it was lost. */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (isServerLost(error)) connectionError = error as Error;
    throw error;
  } finally {
    client.release(connectionError);
  }
}

function createWriter(client: pg.PoolClient): Writer {
  const writer: Writer = {
    rows: statement => queryRows(client, statement),
    row: async statement => (await queryRows<never>(client, statement))[0],
    readSnapshot: read => read(new SnapshotReader(writer)),
  };
  return writer;
}

/** A pool, one of its connections, or a wrapper of them, which runs statements. */
export interface QueryRunner {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

export async function queryRows<Row extends object>(
  runner: QueryRunner,
  statement: Statement,
): Promise<Row[]> {
  const { name, text, values } = statement;
  const { rows } = await runner.query<Row>({ name, text, values: [...values], types: rowTypes });
  return rows;
}

/**
 * Type parsers of plain rows. A calendar day stays the text YYYY-MM-DD. Money and unit counts have at most 12
 * digits, which a number represents exactly. Counts and keys are far below 2^53.
 */
export const rowTypes = new pg.TypeOverrides();
rowTypes.setTypeParser(pg.types.builtins.DATE, text => text);
rowTypes.setTypeParser(pg.types.builtins.NUMERIC, Number);
rowTypes.setTypeParser(pg.types.builtins.INT8, Number);

import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { ONLY_READS } from '../failures.ts';

/** A standby answered where a primary is needed. */
export class StandbyError extends Error {
  readonly code = ONLY_READS;
  override readonly message = 'The server only reads.';
}

/** How long a server may take to say whether it accepts writes. */
const LONGEST_LOOK_MS = 1_500;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** @throws when the server is not of the kind that is wanted */
type Demand = (connection: pg.ClientBase) => Promise<void>;

/** What is being looked for at this moment, by the servers in question: a pool that opens many connections looks once. */
const looks = new Map<string, Promise<Place>>();

/**
 * The server among these that is of the kind that is wanted. All are tried at once, so that a dead one delays nobody.
 * @throws the error of one that was tried when none is
 */
export function findServer(
  servers: readonly string[],
  config: pg.ClientConfig,
  demand: Demand,
): Promise<Place> {
  const key = [demand.name, ...servers].join();
  const look =
    looks.get(key) ??
    Promise.any(servers.map(server => lookAt(server, config, demand)))
      .catch((error: AggregateError) => Promise.reject(mostTelling(error.errors)))
      .finally(() => looks.delete(key));
  looks.set(key, look);
  return look;
}

/** The error of a server that answered tells more than that of one that did not. */
const mostTelling = (errors: readonly unknown[]) =>
  errors.find(error => error instanceof StandbyError) ??
  errors.find(error => !(isNativeError(error) && 'code' in error && error.code === 'ECONNREFUSED')) ??
  errors[0];

async function lookAt(server: string, config: pg.ClientConfig, demand: Demand): Promise<Place> {
  const client = new pg.Client({
    ...config,
    connectionString: server,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
  });
  client.on('error', () => {}); // the query in flight rejects by itself
  try {
    await client.connect();
    await demand(client);
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => {});
  }
}

/** @throws StandbyError when the server refuses every change */
export async function demandWrites(connection: pg.ClientBase | pg.Pool): Promise<void> {
  const { rows } = await connection.query<{ value: string }>(
    `select current_setting('transaction_read_only') as value`,
  );
  if (rows[0]?.value === 'on') throw new StandbyError();
}

/** @throws when the server is no standby */
export async function demandStandby(connection: pg.ClientBase): Promise<void> {
  const { rows } = await connection.query<{ isStandby: boolean }>(
    'select pg_is_in_recovery() as "isStandby"',
  );
  if (!rows[0]?.isStandby) throw new Error('The server is no standby.');
}

import { isNativeError } from 'node:util/types';
import pg from 'pg';
import { READ_ONLY_CODE } from '../failures.ts';

/** A standby responded, but a primary is required. */
export class StandbyError extends Error {
  readonly code = READ_ONLY_CODE;
  override readonly message = 'The server only reads.';
}

/** Time in which a server must report whether it accepts writes. */
const CHECK_TIMEOUT_MS = 1_500;

interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
}

/** @throws if the server does not meet the requirement */
type ServerRequirement = (connection: pg.ClientBase) => Promise<void>;

/** Checks in progress, by their servers. A pool that opens many connections checks once. */
const pendingChecks = new Map<string, Promise<DatabaseAddress>>();

/**
 * Finds the server that meets a requirement. All servers are tried at the same time, so that a dead one
 * causes no delay.
 * @throws the error of a tried server if none meets it
 */
export function findServer(
  servers: readonly string[],
  config: pg.ClientConfig,
  requirement: ServerRequirement,
): Promise<DatabaseAddress> {
  const key = [requirement.name, ...servers].join();
  const check =
    pendingChecks.get(key) ??
    Promise.any(servers.map(server => checkServer(server, config, requirement)))
      .catch((error: AggregateError) => Promise.reject(pickMostHelpfulError(error.errors)))
      .finally(() => pendingChecks.delete(key));
  pendingChecks.set(key, check);
  return check;
}

/** Picks the most helpful error: one from a server that responded, if there is one. */
const pickMostHelpfulError = (errors: readonly unknown[]) =>
  errors.find(error => error instanceof StandbyError) ??
  errors.find(error => !(isNativeError(error) && 'code' in error && error.code === 'ECONNREFUSED')) ??
  errors[0];

async function checkServer(server: string, config: pg.ClientConfig, requirement: ServerRequirement): Promise<DatabaseAddress> {
  const client = new pg.Client({
    ...config,
    connectionString: server,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  client.on('error', () => {}); // the query in flight rejects
  try {
    await client.connect();
    await requirement(client);
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => {});
  }
}

/** @throws StandbyError if the server rejects every change */
export async function requireWritable(connection: pg.ClientBase | pg.Pool): Promise<void> {
  const { rows } = await connection.query<{ value: string }>(
    `select current_setting('transaction_read_only') as value`,
  );
  if (rows[0]?.value === 'on') throw new StandbyError();
}

/** @throws if the server is not a standby */
export async function requireStandby(connection: pg.ClientBase): Promise<void> {
  const { rows } = await connection.query<{ isStandby: boolean }>(
    'select pg_is_in_recovery() as "isStandby"',
  );
  if (!rows[0]?.isStandby) throw new Error('The server is no standby.');
}

import pg from 'pg';

/** SQLSTATE read_only_sql_transaction: the server is a standby, or has become one. */
export const ONLY_READS = '25006';

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

/** What is being looked for at this moment, by the servers in question: a pool that opens many connections looks once. */
const looks = new Map<string, Promise<Place>>();

/**
 * The server among these that accepts writes. All are tried at once, so that a dead one delays nobody.
 * @throws the error of one that was tried when none accepts them
 */
export function findPrimary(servers: readonly string[], config: pg.ClientConfig): Promise<Place> {
  const key = servers.join();
  const look =
    looks.get(key) ??
    Promise.any(servers.map(server => demandPrimary(server, config)))
      .catch((error: AggregateError) => Promise.reject(error.errors.find(isStandby) ?? error.errors[0]))
      .finally(() => looks.delete(key));
  looks.set(key, look);
  return look;
}

const isStandby = (error: unknown) => error instanceof StandbyError;

async function demandPrimary(server: string, config: pg.ClientConfig): Promise<Place> {
  const client = new pg.Client({
    ...config,
    connectionString: server,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
  });
  client.on('error', () => {}); // the query in flight rejects by itself
  try {
    await client.connect();
    await demandWrites(client);
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

import { requireWritable, SESSION_LIMITS, StoreClient } from './storeClient.ts';

/** The oldest supported version of PostgreSQL, as `server_version_num`. */
const MIN_VERSION = 150_000;

/**
 * Timeouts of the check. They exceed the limits of a call, because a busy machine must not prevent the start.
 */
const STARTUP_TIMEOUTS = { connectionTimeoutMillis: 30_000, query_timeout: 30_000 };

/** A server that the product cannot use. The message contains advice. */
export class UnsupportedServerError extends Error {
  override readonly name = 'UnsupportedServerError';
}

/**
 * Checks at startup, before anything else, whether the product can use the server.
 * @param variableName the environment variable with the address, for the message
 * @throws UnsupportedServerError, StandbyError, or the error of a server that does not respond
 */
export async function requireSupportedServer(url: string, variableName: string): Promise<void> {
  const client = new StoreClient({ connectionString: url, ...STARTUP_TIMEOUTS, ...SESSION_LIMITS });
  client.on('error', () => {}); // the query in flight rejects
  try {
    await client
      .connect()
      .catch(error => Promise.reject(isStartupParameterError(error) ? poolerError(variableName) : error));
    const { rows } = await client.query<ServerSettings>(SETTINGS_SQL);
    for (const settings of rows) assertSupportedServer(settings, variableName);
    await requireWritable(client);
  } finally {
    client.end().catch(() => {});
  }
}

interface ServerSettings {
  /** The version, as `server_version_num`. */
  readonly version: number;
  /** The statement timeout of this connection, in milliseconds. */
  readonly limit: number;
}

const SETTINGS_SQL = `
  select current_setting('server_version_num')::integer as version, setting::integer as "limit"
  from pg_settings where name = 'statement_timeout'`;

/** @throws UnsupportedServerError */
export function assertSupportedServer({ version, limit }: ServerSettings, variableName: string): void {
  if (version < MIN_VERSION) throw unsupportedVersionError(version);
  if (limit !== SESSION_LIMITS.statement_timeout) throw poolerError(variableName);
}

/** Returns whether the error is PgBouncer's message "unsupported startup parameter". */
const isStartupParameterError = (error: unknown): boolean =>
  error instanceof Error && /startup parameter/.test(error.message);

const poolerError = (variableName: string) =>
  new UnsupportedServerError(
    `${variableName} goes through a connection pooler, where LISTEN, migrations and time limits do not work. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`,
  );

const unsupportedVersionError = (version: number) =>
  new UnsupportedServerError(
    `PostgreSQL ${Math.floor(version / 10_000)} is too old. Salesfloor needs PostgreSQL ${MIN_VERSION / 10_000} or newer (docs/OPERATIONS.md, Installing).`,
  );

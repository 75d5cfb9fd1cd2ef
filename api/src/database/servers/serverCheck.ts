import { limits } from './limits.ts';
import { demandWrites } from './primary.ts';
import { StoreClient } from './storeClient.ts';

/** The oldest PostgreSQL that is supported, as `server_version_num` writes it. */
const OLDEST = 150_000;

/** Longer than a call waits: a busy machine is no reason not to start. */
const WAITS_OF_START = { connectionTimeoutMillis: 30_000, query_timeout: 30_000 };

/** A server that the product cannot work with; the message says what to do. */
export class UnfitServer extends Error {
  override readonly name = 'UnfitServer';
}

/**
 * Looks once, before anything else, whether the product can work with the server at an address.
 * @param variable the one that holds the address, for the sentence
 * @throws UnfitServer, StandbyError, or the error of a server that does not answer
 */
export async function demandFitServer(url: string, variable: string): Promise<void> {
  const client = new StoreClient({ connectionString: url, ...WAITS_OF_START, ...limits });
  client.on('error', () => {}); // the query in flight rejects by itself
  try {
    await client
      .connect()
      .catch(error => Promise.reject(isRefusalOfSettings(error) ? throughPooler(variable) : error));
    const { rows } = await client.query<Found>(FIND);
    for (const found of rows) refuseUnfit(found, variable);
    await demandWrites(client);
  } finally {
    client.end().catch(() => {});
  }
}

interface Found {
  /** As `server_version_num`. */
  readonly version: number;
  /** The limit of a statement that this connection has, in milliseconds. */
  readonly limit: number;
}

const FIND = `
  select current_setting('server_version_num')::integer as version, setting::integer as "limit"
  from pg_settings where name = 'statement_timeout'`;

/** @throws UnfitServer */
export function refuseUnfit({ version, limit }: Found, variable: string): void {
  if (version < OLDEST) throw tooOld(version);
  if (limit !== limits.statement_timeout) throw throughPooler(variable);
}

/** PgBouncer's words: "unsupported startup parameter". */
const isRefusalOfSettings = (error: unknown): boolean =>
  error instanceof Error && /startup parameter/.test(error.message);

const throughPooler = (variable: string) =>
  new UnfitServer(
    `${variable} leads through a pooler, where listening, migrations and time limits do not work: set DATABASE_DIRECT_URL to PostgreSQL itself.`,
  );

const tooOld = (version: number) =>
  new UnfitServer(
    `This is PostgreSQL ${Math.floor(version / 10_000)}: Salesfloor needs ${OLDEST / 10_000} or newer (docs/OPERATIONS.md, Installing).`,
  );

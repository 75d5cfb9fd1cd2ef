import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connect, connectAsSuperuser, ensureStore } from '../database/connections/storeRole.ts';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';

/** The key of the ownership lock: an arbitrary number that is the same in every process. */
const OWNER_LOCK = 7_253_671;
const LOCK_HOLDER_SQL = `
  select application_name as name from pg_stat_activity
  where pid = (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted limit 1)`;

/** Proves that only this process manages a running embedded database. */
export interface Ownership {
  /** False once the connection that holds the lock is lost. */
  isHeld(): boolean;
  /** Ends the connection, and with it the ownership. */
  release(): Promise<void>;
}

interface ClaimOptions {
  readonly port: number;
  readonly password: string;
  /** The folder's path, for the error message. */
  readonly folder: string;
  readonly onLost: () => void;
}

/**
 * Claims the database with a session lock, and ensures that the store's database and role exist. PostgreSQL
 * releases the lock when this process ends, even by a crash. Rejects while another process holds the lock.
 */
export async function claimOwnership({ port, password, folder, onLost }: ClaimOptions): Promise<Ownership> {
  let isHeld = false;
  const connect = createConnect(port, password);
  const client = await connectAsSuperuser(connect);
  client.on('end', () => {
    if (isHeld) onLost();
    isHeld = false;
  });
  try {
    await acquireLock(client, folder);
    await ensureStore(client, connect, password);
  } catch (error) {
    await client.end();
    throw error;
  }
  isHeld = true;
  return {
    isHeld: () => isHeld,
    release: async () => {
      isHeld = false;
      await client.end().catch(() => undefined);
    },
  };
}

const createConnect =
  (port: number, password: string): Connect =>
  async (user, database) => {
    const client = new pg.Client({
      ...{ host: '127.0.0.1', port, user, password, database },
      application_name: `process ${process.pid}`,
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

async function acquireLock(client: pg.Client, folder: string): Promise<void> {
  for (const deadline = Date.now() + 2_000; ; await sleep(100)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as won', [OWNER_LOCK]);
    if (rows[0]?.won) return;
    if (Date.now() < deadline) continue;
    const holder = await client.query(LOCK_HOLDER_SQL, [OWNER_LOCK]);
    throw new EmbeddedDatabaseError(
      `The database in ${folder} is already in use by ${holder.rows[0]?.name ?? 'another process'}. ` +
        'Stop that process first, or set DATA_DIR to another folder.',
    );
  }
}

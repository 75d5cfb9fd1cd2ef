import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connect, connectAsSuperuser, ensureStore } from '../database/storeRole.ts';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';

/** Any fixed number: it only has to be the same in every process that owns an embedded database. */
const OWNER_LOCK = 7_253_671;
const HOLDER = `
  select application_name as name from pg_stat_activity
  where pid = (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted limit 1)`;

/** The proof that this process, and no other, looks after a running embedded database. */
export interface Ownership {
  /** False once the connection that holds the lock is gone. */
  isHeld(): boolean;
  /** Ends the connection, and with it the ownership. */
  release(): Promise<void>;
}

interface Claimed {
  readonly port: number;
  readonly password: string;
  /** For the sentence of a refusal. */
  readonly folder: string;
  readonly onLost: () => void;
}

/**
 * Claims the database by a session lock that PostgreSQL itself drops when this process ends, however it ends, and makes sure
 * of the store's database and its role. Refused while another process holds it; a killed one's lock goes within moments.
 */
export async function claim({ port, password, folder, onLost }: Claimed): Promise<Ownership> {
  let isHeld = false;
  const connect = connectTo(port, password);
  const client = await connectAsSuperuser(connect);
  client.on('end', () => {
    if (isHeld) onLost();
    isHeld = false;
  });
  try {
    await lock(client, folder);
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

const connectTo =
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

async function lock(client: pg.Client, folder: string): Promise<void> {
  for (const deadline = Date.now() + 2_000; ; await sleep(100)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as won', [OWNER_LOCK]);
    if (rows[0]?.won) return;
    if (Date.now() < deadline) continue;
    const holder = await client.query(HOLDER, [OWNER_LOCK]);
    throw new EmbeddedDatabaseError(
      `The database in ${folder} is already in use by ${holder.rows[0]?.name ?? 'another process'}: ` +
        'stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

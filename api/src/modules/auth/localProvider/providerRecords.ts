import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Services } from '../../../platform/context.ts';

/**
 * Maximum number of records, which is enough for the people of any store. When there are more records, the
 * records that expire next are deleted.
 */
const MAX_RECORDS = 10_000;
const CLEANUP_INTERVAL_MS = 60_000;

const SAVE_SQL = `
  insert into local_sign_in (kind, id, payload, uid, grant_id, expires_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (kind, id) do update set (payload, uid, grant_id, consumed_at, expires_at) =
    (excluded.payload, excluded.uid, excluded.grant_id, null, excluded.expires_at)`;

const FIND_SQL = `
  select payload, extract(epoch from consumed_at)::integer as consumed from local_sign_in
  where kind = $1 and (expires_at is null or expires_at > $2)`;

/** With `skip locked`, instances that clean up at the same time do not wait for each other. */
const CLEANUP_SQL = `
  delete from local_sign_in where (kind, id) in (
    select kind, id from local_sign_in where expires_at <= $1
      or expires_at < (select expires_at from local_sign_in order by expires_at desc offset ${MAX_RECORDS} limit 1)
    for update skip locked)`;

/**
 * Stores the state of the local provider between requests. The state is in the database, so that any instance
 * can continue a sign-in.
 */
export class ProviderRecords {
  private readonly services: Services;
  private cleanedUpAt = 0;

  constructor(services: Services) {
    this.services = services;
  }

  /** Creates the adapter of `oidc-provider` for one kind of record. */
  readonly createAdapter = (kind: string): Adapter => ({
    upsert: (id, payload, seconds) => this.save(kind, id, payload, seconds),
    find: id => this.find(`${FIND_SQL} and id = $3`, kind, id),
    findByUid: uid => this.find(`${FIND_SQL} and uid = $3`, kind, uid),
    findByUserCode: async () => undefined, // for devices without a browser, which cannot sign in here
    consume: async id => {
      await this.rows(
        'update local_sign_in set consumed_at = $3 where kind = $1 and id = $2',
        kind,
        id,
        this.now(),
      );
    },
    destroy: async id => {
      await this.rows('delete from local_sign_in where kind = $1 and id = $2', kind, id);
    },
    revokeByGrantId: async grantId => {
      await this.rows('delete from local_sign_in where grant_id = $1', grantId);
    },
  });

  /**
   * Returns the record of this kind and id. The first instance that needs the record creates it. The record
   * never expires.
   */
  async getOrCreate(kind: string, id: string, create: () => AdapterPayload): Promise<AdapterPayload> {
    const insertSql =
      'insert into local_sign_in (kind, id, payload) values ($1, $2, $3) on conflict do nothing';
    await this.rows(insertSql, kind, id, JSON.stringify(create()));
    const record = await this.createAdapter(kind).find(id);
    if (!record) throw new Error(`The ${kind} record ${id} could not be stored.`);
    return record;
  }

  private async save(kind: string, id: string, payload: AdapterPayload, seconds: number | undefined) {
    const now = this.now();
    const expiresAt = seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
    const { uid = null, grantId = null } = payload;
    await this.rows(SAVE_SQL, kind, id, JSON.stringify(payload), uid, grantId, expiresAt);
    if (now.getTime() - this.cleanedUpAt < CLEANUP_INTERVAL_MS) return;
    this.cleanedUpAt = now.getTime();
    await this.rows(CLEANUP_SQL, now);
  }

  private async find(statement: string, kind: string, key: string): Promise<AdapterPayload | undefined> {
    if (key.includes('\0')) return undefined; // PostgreSQL text cannot contain NUL
    const [row] = await this.rows<{ payload: AdapterPayload; consumed: number | null }>(
      statement,
      kind,
      this.now(),
      key,
    );
    return row && { ...row.payload, ...(row.consumed && { consumed: row.consumed }) };
  }

  private rows<Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]> {
    return this.services.database.rows<Row>(statement, values);
  }

  private now = () => this.services.clock.now();
}

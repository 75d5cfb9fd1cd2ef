import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Services } from '../../platform/context.ts';

/** Enough for any store's people; above it those that would expire first are dropped. */
const MOST_RECORDS = 10_000;
const TIDY_EVERY_MS = 60_000;

const SAVE = `
  insert into local_sign_in (kind, id, payload, uid, grant_id, expires_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (kind, id) do update set (payload, uid, grant_id, consumed_at, expires_at) =
    (excluded.payload, excluded.uid, excluded.grant_id, null, excluded.expires_at)`;

const FIND = `
  select payload, extract(epoch from consumed_at)::integer as consumed from local_sign_in
  where kind = $1 and (expires_at is null or expires_at > $2)`;

/** `skip locked`: instances that tidy at the same moment do not wait for each other. */
const TIDY = `
  delete from local_sign_in where (kind, id) in (
    select kind, id from local_sign_in where expires_at <= $1
      or expires_at < (select expires_at from local_sign_in order by expires_at desc offset ${MOST_RECORDS} limit 1)
    for update skip locked)`;

/** What the local provider remembers between calls: in the store, so that any instance goes on where another began. */
export class Records {
  private readonly services: Services;
  private tidiedAt = 0;

  constructor(services: Services) {
    this.services = services;
  }

  /** The records of one kind as `oidc-provider` wants them. */
  readonly adapterOf = (kind: string): Adapter => ({
    upsert: (id, payload, seconds) => this.save(kind, id, payload, seconds),
    find: id => this.find(`${FIND} and id = $3`, kind, id),
    findByUid: uid => this.find(`${FIND} and uid = $3`, kind, uid),
    findByUserCode: async () => undefined, // of devices without a browser, which sign in nowhere here
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

  /** The record of this kind and id, which the first instance to ask for it makes. It never expires. */
  async shared(kind: string, id: string, make: () => AdapterPayload): Promise<AdapterPayload> {
    const given = 'insert into local_sign_in (kind, id, payload) values ($1, $2, $3) on conflict do nothing';
    await this.rows(given, kind, id, JSON.stringify(make()));
    const record = await this.adapterOf(kind).find(id);
    if (!record) throw new Error(`The store lost the record ${id} of the kind ${kind}.`);
    return record;
  }

  private async save(kind: string, id: string, payload: AdapterPayload, seconds: number | undefined) {
    const now = this.now();
    const expiresAt = seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
    const { uid = null, grantId = null } = payload;
    await this.rows(SAVE, kind, id, JSON.stringify(payload), uid, grantId, expiresAt);
    if (now.getTime() - this.tidiedAt < TIDY_EVERY_MS) return;
    this.tidiedAt = now.getTime();
    await this.rows(TIDY, now);
  }

  private async find(statement: string, kind: string, key: string): Promise<AdapterPayload | undefined> {
    if (key.includes('\0')) return undefined; // which no text of PostgreSQL holds
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

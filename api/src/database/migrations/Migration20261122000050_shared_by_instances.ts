import { Migration } from '@mikro-orm/migrations';

/** What several instances have to know of together: failed tries, and sign-ins at the local provider. */
export class Migration20261122000050_shared_by_instances extends Migration {
  override up(): void {
    this.addSql(`
      -- As rate-limiter-flexible wants it. Unlogged: no try waits for the disk or a standby, and after a failover counting begins anew.
      create unlogged table failed_try (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint -- milliseconds
      );
      -- The records of oidc-provider, by their kinds.
      create table local_sign_in (
        kind text not null,
        id text not null,
        payload json not null, -- not jsonb, which refuses the NUL that a client may send
        uid text,
        grant_id text,
        consumed_at timestamptz,
        expires_at timestamptz,
        primary key (kind, id)
      );
      create index local_sign_in_uid on local_sign_in (kind, uid) where uid is not null;
      create index local_sign_in_grant on local_sign_in (grant_id) where grant_id is not null;
      create index local_sign_in_expiry on local_sign_in (expires_at);
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * A failover that lost changes goes back to a lower version of a deal and counts on: what a person saw and what somebody else wrote
 * instead would have one number. So the first change on another timeline leaves room below it (decision 130).
 */
export class Migration20261122000081_deal_versions_go_with_the_timeline extends Migration {
  override up(): void {
    this.addSql(`
      create function deal_version_on_timeline() returns trigger language plpgsql as $$
        declare
          timeline constant integer := ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer;
        begin
          -- Room for 65,535 changes of a deal on each of 32,768 timelines.
          new.version := greatest(new.version, (timeline - 1 << 16) + 1);
          return new;
        end
      $$;
      create trigger deal_version_on_timeline before update on deal
        for each row when (new.version > old.version) execute function deal_version_on_timeline();
    `);
  }
}

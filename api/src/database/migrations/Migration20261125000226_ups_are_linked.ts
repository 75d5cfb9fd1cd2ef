import { Migration } from '@mikro-orm/migrations';

/** What an up is linked to: the deal that it became, and the visit before it (decision 226). */
export class Migration20261125000226_ups_are_linked extends Migration {
  override up(): void {
    this.addSql(`
      create table up_link (
        up_id integer primary key references up_log_row on delete cascade,
        deal_id bigint, -- no foreign key: a deleted deal that is brought back has its ups again
        before_id integer references up_log_row check (before_id <> up_id)
      );
      create index up_link_deal on up_link (deal_id);
      create index up_link_before on up_link (before_id);

      -- Whoever came back from a visit that is taken out of the log came back from the one before it.
      create function close_gap_of_visits() returns trigger language plpgsql set search_path from current as $$
        begin
          update up_link set before_id = (select before_id from up_link where up_id = old.id) where before_id = old.id;
          return old;
        end
      $$;
      create trigger up_log_row_closes_gap before delete on up_log_row
        for each row execute function close_gap_of_visits();

      create constraint trigger up_link_advances_version after insert or update or delete on up_link
        deferrable initially deferred for each row execute function advance_store_version('UP_LOG');
      create trigger up_link_emptied_advances_version after truncate on up_link
        for each statement execute function advance_store_version('UP_LOG');
    `);
  }
}

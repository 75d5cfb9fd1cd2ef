import { Migration } from '@mikro-orm/migrations';

/** After how many days a deal is to be confirmed, and may no longer wait. No row: the usual days. */
export class Migration20261122000060_to_do_days extends Migration {
  override up(): void {
    this.addSql(`
      create table to_do_days (
        id smallint primary key default 1 check (id = 1),
        confirm smallint not null check (confirm between 0 and 365),
        wait smallint not null check (wait between 0 and 365)
      );
      create constraint trigger to_do_days_advances_version after insert or update or delete on to_do_days
        deferrable initially deferred for each row execute function advance_store_version();
      create trigger to_do_days_emptied_advances_version after truncate on to_do_days
        for each statement execute function advance_store_version();
    `);
  }
}

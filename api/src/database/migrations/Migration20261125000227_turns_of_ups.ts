import { Migration } from '@mikro-orm/migrations';

/** What was done with the turn of an up: held, taken, skipped (decision 225). */
export class Migration20261125000227_turns_of_ups extends Migration {
  override up(): void {
    this.addSql(`
      create table up_turn (
        up_id integer primary key references up_log_row on delete cascade,
        is_held boolean not null default false,
        is_taken boolean not null default false,
        skips integer not null default 0 check (skips >= 0)
      );

      create constraint trigger up_turn_advances_version after insert or update or delete on up_turn
        deferrable initially deferred for each row execute function advance_store_version('UP_LOG');
      create trigger up_turn_emptied_advances_version after truncate on up_turn
        for each statement execute function advance_store_version('UP_LOG');
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The keys under which new ups were sent, so that none is there twice (decision 222). */
export class Migration20261125000229_new_ups_have_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table new_up_key (
        key uuid primary key,
        employee_id integer not null references employee,
        up_id integer unique references up_log_row on delete set null -- null: it was taken out of the log since
      );
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A report is tried again until some hours after its time, so its time and its tries are stored. */
export class Migration20261127070000_report_tries extends Migration {
  override up(): void {
    this.addSql(`
      alter table report_sending
        add due_at timestamptz not null default now(),
        add tries integer not null default 0;
    `);
  }
}

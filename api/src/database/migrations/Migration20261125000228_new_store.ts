import { Migration } from '@mikro-orm/migrations';

/** That a store is set up. One that has deals when this comes is. */
export class Migration20261125000228_new_store extends Migration {
  override up(): void {
    this.addSql(`
      create table dismissed_new_store (
        id smallint primary key default 1 check (id = 1),
        employee_id integer, -- no foreign key: nobody, where a migration or the demo store said it
        dismissed_at timestamptz not null
      );
      insert into dismissed_new_store (dismissed_at) select now() where exists (select from deal);
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The last deletion of each deal that is deleted and not back: the line of its number, which every deletion has. */
export class Migration20261125000213_deals_that_are_gone extends Migration {
  override up(): void {
    this.addSql(`
      create view deal_gone as
        select id, deal_id, deal_version, deal_number, employee_id, changed_at from deal_change gone
        where action = 'delete' and field = 'number'
          and not exists (select from deal where deal.id = gone.deal_id)
          and not exists (select from deal_change later where later.deal_id = gone.deal_id
            and later.action = 'delete' and later.field = 'number' and later.id > gone.id);
    `);
  }
}

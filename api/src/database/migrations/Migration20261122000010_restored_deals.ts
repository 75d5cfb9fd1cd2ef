import { Migration } from '@mikro-orm/migrations';

/** A deleted deal can be brought back from its history, and whoever deleted it finds it again. */
export class Migration20261122000010_restored_deals extends Migration {
  override up(): void {
    this.addSql(`
      alter table deal_change
        drop constraint deal_change_action_check,
        add constraint deal_change_action_check
          check (action in ('record', 'amend', 'renumber', 'delete', 'restore'));
      create index deal_change_deletion on deal_change (employee_id, changed_at)
        where action = 'delete' and field = 'number';
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The changes of a few days are found among those of all years. */
export class Migration20261122000061_changes_by_time extends Migration {
  override up(): void {
    this.addSql('create index deal_change_at on deal_change (changed_at, id)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A list that is new has views without a migration: the code names the lists (decision 211). */
export class Migration20261125000200_views_of_any_list extends Migration {
  override up(): void {
    this.addSql('alter table saved_view drop constraint saved_view_list_check');
  }
}

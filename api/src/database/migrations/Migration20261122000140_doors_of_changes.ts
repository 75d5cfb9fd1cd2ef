import { Migration } from '@mikro-orm/migrations';

/** A deal's history says by which door a change came, and what it was read from. Null: nobody noted it then. */
export class Migration20261122000140_doors_of_changes extends Migration {
  override up(): void {
    this.addSql('alter table deal_change add column door text, add column origin text');
  }
}

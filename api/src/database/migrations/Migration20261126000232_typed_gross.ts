import { Migration } from '@mikro-orm/migrations';

/** What was typed into gross lately is found among all changes of deals. */
export class Migration20261126000232_typed_gross extends Migration {
  override up(): void {
    this.addSql(`
      create index deal_change_gross on deal_change (changed_at)
      where action = 'amend' and field in ('frontGross', 'backGross')
    `);
  }
}

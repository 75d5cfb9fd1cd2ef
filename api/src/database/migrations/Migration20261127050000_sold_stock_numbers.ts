import { Migration } from '@mikro-orm/migrations';

/** Finds the sold deals of a stock number, whatever its case and the blanks around it. */
export class Migration20261127050000_sold_stock_numbers extends Migration {
  override up(): void {
    this.addSql(`
      create index deal_sold_stock_num on deal (lower(btrim(stock_num)))
        where is_sold and btrim(stock_num) <> '';
    `);
  }
}

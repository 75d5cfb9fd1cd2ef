import { Migration } from '@mikro-orm/migrations';

/** The words of a deal that Find looks for, each by its beginning (decision 219). Typing gross leaves the index alone. */
export class Migration20261125000219_deals_are_found_by_words extends Migration {
  override up(): void {
    this.addSql(`
      create function deal_words(number integer, stock_num text, customer_name text) returns tsvector
        language sql immutable return array_to_tsvector(array_remove(
          string_to_array(translate(lower(number || ' ' || stock_num || ' ' || customer_name), ',./-', '    '), ' '), ''
        ));
      create index deal_found_by_words on deal using gin (deal_words(number, stock_num, customer_name));
    `);
  }
}

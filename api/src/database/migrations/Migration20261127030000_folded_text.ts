import { Migration } from '@mikro-orm/migrations';

/**
 * Text as searches compare it (rules.md, Text). The searched fields of a deal are stored folded, a line each, so that a search reads
 * one column and finds nothing across two fields.
 */
export class Migration20261127030000_folded_text extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create function fold_text(text) returns text language sql immutable strict parallel safe
        return btrim(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(
          normalize(translate($1, '´″', '''"'), NFKD),
          U&'[\0300-\036F\1AB0-\1AFF\1DC0-\1DFF\20D0-\20FF\FE20-\FE2F\00AD\061C\180E\200B-\200F\202A-\202E\2060-\206F\FE00-\FE0F\FEFF]',
          '', 'g')),
          '${'`'}‘’‚‛ʹʻʼʽ′“”„‟«»‐‑‒–—―−øđłς', repeat('''', 10) || repeat('"', 6) || repeat('-', 7) || 'odlσ'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          U&'[\0009-\000D \0085\1680\2028\2029]+', ' ', 'g'));
    `);
    this.addSql(String.raw`
      alter table deal add column search_text text generated always as (
        fold_text(customer_name) || E'\n' || fold_text(stock_num) || E'\n' || fold_text(car_info) || E'\n' || number::text
      ) stored;
      alter table up_log_row add column search_text text generated always as (fold_text(customer_name)) stored;
    `);
    this.addSql(`
      drop index deal_found_by_words;
      create or replace function deal_words(number integer, stock_num text, customer_name text) returns tsvector
        language sql immutable return array_to_tsvector(array_remove(
          string_to_array(translate(fold_text(number || ' ' || stock_num || ' ' || customer_name), ',./-', '    '), ' '), ''
        ));
      create index deal_found_by_words on deal using gin (deal_words(number, stock_num, customer_name));
    `);
    this.addSql(`
      update import set names = (select jsonb_object_agg(fold_text(key), value) from jsonb_each(names)) where names <> '{}';
    `);
  }
}

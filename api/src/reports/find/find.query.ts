import sql, { raw, type Sql } from 'sql-template-tag';
import { foldedFieldSql } from '../../modules/deals/deal.fields.ts';
import { type Deals, loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../modules/deals/deal.row.ts';
import type { ReadContext } from '../../platform/context.ts';
import { foldText } from '../../rules/text/foldText.ts';

/** Maximum number of deals to return. */
const MAX_DEALS = 8;
/** Maximum number of words to search for; a name has fewer. */
const MAX_WORDS = 12;

/** Returns the deals that match a search text (find.md, What it finds). Returns none for a blank text. */
export async function findDealsByText(reading: ReadContext, search: string): Promise<Deals> {
  const folded = foldText(search);
  const words = folded.split(/[ ,./-]+/).filter(Boolean);
  if (words.length === 0) return { rows: [], people: new Map() };
  const rows = await reading.database.rows<DealRow>(findDealsSql(folded, words.slice(0, MAX_WORDS)));
  return { rows, people: await loadPeopleOfDeals(reading, rows) };
}

/** Uses the index deal_found_by_words. */
const findDealsSql = (folded: string, words: readonly string[]): Sql =>
  sql`
    select ${DEAL_COLUMNS} from deal
    where deal_words(number, stock_num, customer_name) @@ ${words.map(toPrefixTerm).join(' & ')}::tsquery
    order by number::text = ${folded} or ${raw(foldedFieldSql('stockNum'))} = ${folded} desc, log_day desc, number desc
    limit ${MAX_DEALS}`;

/** Formats a word as a quoted tsquery term that matches the beginning of words. */
const toPrefixTerm = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

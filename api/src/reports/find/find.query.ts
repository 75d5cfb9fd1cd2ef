import sql, { raw, type Sql } from 'sql-template-tag';
import { foldedFieldSql } from '../../modules/deals/deal.fields.ts';
import { type Deals, loadPeopleOfDeals } from '../../modules/deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../modules/deals/deal.row.ts';
import type { ReadContext } from '../../platform/context.ts';
import { foldText } from '../../rules/text/foldText.ts';

/** Maximum number of deals to return. */
const MAX_DEALS = 8;
/** Maximum number of words of a search. No name has more words. */
const MAX_SEARCH_TERMS = 12;

/** Returns the deals that match a search text (find.md, Results). A blank text matches no deals. */
export async function findDealsByText(reading: ReadContext, search: string): Promise<Deals> {
  const foldedSearch = foldText(search);
  const words = foldedSearch.split(/[ ,./-]+/).filter(Boolean);
  if (words.length === 0) return { rows: [], people: new Map() };
  const rows = await reading.database.rows<DealRow>(
    findDealsSql(foldedSearch, words.slice(0, MAX_SEARCH_TERMS)),
  );
  return { rows, people: await loadPeopleOfDeals(reading, rows) };
}

/** Returns the SQL that finds deals by words. It uses the index `deal_found_by_words`. */
const findDealsSql = (foldedSearch: string, words: readonly string[]): Sql =>
  sql`
    select ${DEAL_COLUMNS} from deal
    where deal_words(number, stock_num, customer_name) @@ ${words.map(toPrefixTerm).join(' & ')}::tsquery
    order by number::text = ${foldedSearch} or ${raw(foldedFieldSql('stockNum'))} = ${foldedSearch} desc, log_day desc, number desc
    limit ${MAX_DEALS}`;

/** Formats a word as a quoted tsquery term that matches the beginning of words. */
const toPrefixTerm = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

import sql, { raw, type Sql } from 'sql-template-tag';
import type { Reading } from '../../context.ts';
import { foldedSql } from '../../deals/deal.fields.ts';
import { type Deals, peopleOfDeals } from '../../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../deals/deal.row.ts';
import { foldText } from '../../rules/text/foldText.ts';

/** So many are offered. */
const MOST = 8;
/** So many words are looked for; a name has fewer. */
const MOST_WORDS = 12;

/** The deals that a person may mean (find.md, What it finds): blank means none. */
export async function foundDeals(reading: Reading, typed: string): Promise<Deals> {
  const folded = foldText(typed);
  const words = folded.split(/[ ,./-]+/).filter(Boolean);
  if (words.length === 0) return { rows: [], people: new Map() };
  const rows = await reading.database.rows<DealRow>(found(folded, words.slice(0, MOST_WORDS)));
  return { rows, people: await peopleOfDeals(reading, rows) };
}

/** Served by the index deal_found_by_words. */
const found = (folded: string, words: readonly string[]): Sql =>
  sql`
    select ${DEAL_COLUMNS} from deal
    where deal_words(number, stock_num, customer_name) @@ ${words.map(beginning).join(' & ')}::tsquery
    order by number::text = ${folded} or ${raw(foldedSql('stockNum'))} = ${folded} desc, log_day desc, number desc
    limit ${MOST}`;

/** A word as a tsquery has it: quoted, and by its beginning. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

import sql, { type Sql } from 'sql-template-tag';
import type { Reading } from '../../context.ts';
import { type Deals, peopleOfDeals } from '../../deals/deal.query.ts';
import { DEAL_COLUMNS, type DealRow } from '../../deals/deal.row.ts';

/** So many are offered. */
const MOST = 8;
/** So many words are looked for; a name has fewer. */
const MOST_WORDS = 12;

/** The deals that a person may mean (find.md, What it finds): blank means none. */
export async function foundDeals(reading: Reading, typed: string): Promise<Deals> {
  const words = typed.split(/[ ,./-]+/).filter(Boolean);
  if (words.length === 0) return { rows: [], people: new Map() };
  const rows = await reading.database.rows<DealRow>(found(typed.trim(), words.slice(0, MOST_WORDS)));
  return { rows, people: await peopleOfDeals(reading, rows) };
}

/** Served by the index deal_found_by_words. */
const found = (typed: string, words: readonly string[]): Sql =>
  sql`
    select ${DEAL_COLUMNS} from deal
    where deal_words(number, stock_num, customer_name) @@ lower(${words.map(beginning).join(' & ')})::tsquery
    order by number::text = ${typed} or lower(stock_num) = lower(${typed}) desc, log_day desc, number desc
    limit ${MOST}`;

/** A word as a tsquery has it: quoted, and by its beginning. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

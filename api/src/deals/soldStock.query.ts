import sql from 'sql-template-tag';
import type { Reader } from '../database/reader.ts';
import { formatSoldStockWarning } from '../rules/deals/deal.ts';

/** A stock number that is on other sold deals. */
export interface StockNumberWarning {
  /** The stock number as it was sent. */
  readonly stockNum: string;
  readonly message: string;
}

/**
 * Returns a warning for each stock number that is on a sold deal, ignoring case and surrounding blanks.
 * @param exceptNumber number of the edited deal, which has the stock number itself
 */
export async function listStockNumberWarnings(
  reader: Reader,
  stockNums: readonly string[],
  exceptNumber?: number,
): Promise<StockNumberWarning[]> {
  const distinctStockNums = [...new Set(stockNums)].filter(stockNum => stockNum.trim() !== '');
  if (distinctStockNums.length === 0) return [];
  // The condition on btrim matches that of the index deal_sold_stock_num.
  const rows = await reader.rows<{ stockNum: string; number: number }>(sql`
    select sent as "stockNum", number
    from unnest(${distinctStockNums}::text[]) as sent join deal on lower(btrim(stock_num)) = lower(btrim(sent))
    where is_sold and btrim(stock_num) <> '' and number is distinct from ${exceptNumber ?? null}::integer
    order by delivery_date desc, number desc`);
  return [...Map.groupBy(rows, row => row.stockNum)].flatMap(([stockNum, deals]) => {
    const message = formatSoldStockWarning(
      stockNum,
      deals.map(({ number }) => number),
    );
    return message === null ? [] : [{ stockNum, message }];
  });
}

import { useQuery } from '@apollo/client/react';
import { useSettled } from '../../../lib/hooks/settled';
import { StockNumberWarningsDocument } from '../deals.generated';

/** Messages of the stock numbers that are on a sold deal already, once the typing has rested. */
export function useStockNumberWarnings(
  stockNums: readonly string[],
  exceptNumber?: number,
): ReadonlyMap<string, string> {
  const sent = useSettled(stockNums.filter(stockNum => stockNum.trim() !== '').join('\n'));
  const { data } = useQuery(StockNumberWarningsDocument, {
    variables: { stockNums: sent.split('\n'), exceptNumber: exceptNumber ?? null },
    skip: sent === '',
  });
  const warnings = sent === '' ? [] : (data?.stockNumberWarnings ?? []);
  return new Map(warnings.map(({ stockNum, message }) => [stockNum, message]));
}

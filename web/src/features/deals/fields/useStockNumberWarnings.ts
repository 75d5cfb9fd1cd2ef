import { useQuery } from '@apollo/client/react';
import { useDebounced } from '../../../lib/hooks/settled';
import { StockNumberWarningsDocument } from '../deals.generated';

/** Returns warnings about stock numbers that sold deals already have, queried after the user stops typing. */
export function useStockNumberWarnings(
  stockNums: readonly string[],
  exceptNumber?: number,
): ReadonlyMap<string, string> {
  const stockNumText = useDebounced(stockNums.filter(stockNum => stockNum.trim() !== '').join('\n'));
  const { data } = useQuery(StockNumberWarningsDocument, {
    variables: { stockNums: stockNumText.split('\n'), exceptNumber: exceptNumber ?? null },
    skip: stockNumText === '',
  });
  const warnings = stockNumText === '' ? [] : (data?.stockNumberWarnings ?? []);
  return new Map(warnings.map(({ stockNum, message }) => [stockNum, message]));
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import type { NewDealInput } from '../../../generated/types';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { RecordDealsDocument } from '../deals.generated';

/** Why nothing was recorded; what is wrong with a row, by its place from 0. */
export type Refused = { kind: 'refused'; sentence: string; rows: ReadonlyMap<number, string> };

/** Records all rows or none. */
export function useRecordDeals(): (deals: NewDealInput[]) => Promise<Refused | { kind: 'recorded' }> {
  const [record] = useMutation(RecordDealsDocument, { refetchQueries: 'active' });
  return async deals => {
    try {
      await record({ variables: { deals } });
      return { kind: 'recorded' };
    } catch (error) {
      return { kind: 'refused', sentence: sentenceOf(error), rows: rowsOf(error) };
    }
  };
}

type RowProblem = { row: number; message: string };

function rowsOf(error: unknown): ReadonlyMap<number, string> {
  const rows = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.rows : undefined;
  return new Map(Array.isArray(rows) ? rows.map(({ row, message }: RowProblem) => [row - 1, message]) : []);
}

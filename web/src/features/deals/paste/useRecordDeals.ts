import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import type { NewDealInput } from '../../../generated/types';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import { CreateDealsDocument } from '../deals.generated';

/** Why no deal was added; error messages of rows by index from 0. */
export type PasteRejection = { kind: 'rejected'; message: string; rows: ReadonlyMap<number, string> };

export function useCreateDeals(): (deals: NewDealInput[]) => Promise<PasteRejection | { kind: 'created' }> {
  const [sendDeals] = useMutation(CreateDealsDocument, { refetchQueries: 'active' });
  return async deals => {
    try {
      await sendDeals({ variables: { deals } });
      return { kind: 'created' };
    } catch (error) {
      return { kind: 'rejected', message: toErrorMessage(error), rows: toRowErrors(error) };
    }
  };
}

type PastedRowError = { row: number; message: string };

function toRowErrors(error: unknown): ReadonlyMap<number, string> {
  const rows = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.rows : undefined;
  return new Map(Array.isArray(rows) ? rows.map(({ row, message }: PastedRowError) => [row - 1, message]) : []);
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Subject } from 'rxjs';
import type { ChangeTopic } from '../../generated/types';
import { backgroundContext } from '../apollo/requestContexts';
import type { DayRange } from '../days/dates';
import { useChanges } from './LiveProvider';
import { paceReads } from './pacedReads';

/**
 * A document with the topics that change its result, as the API declares them
 * (docs/adr/cache-and-live-updates.md).
 */
export type WithTopics = { __meta__: { topics: ChangeTopic[] } };

type LiveOptions<Data, Variables extends OperationVariables> = useQuery.Options<Data, Variables> & {
  /**
   * The days on which a change affects the result. Without this option, changes on all days affect the
   * result.
   */
  days?: DayRange | null;
  /** Merges a later result into the current data. Without this function, the result replaces the data. */
  merge?: ((current: Data, result: Data) => Data) | undefined;
};

type OptionsArgument<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: LiveOptions<Data, Variables> | SkipToken]
    : [options: LiveOptions<Data, Variables> | SkipToken];

/**
 * Runs a query like `useQuery`, and reads again in the background when anyone changes data that the document
 * depends on. The displayed data stays until the new result arrives, and also when the read fails. Apollo's
 * own `refetch` takes no context. Thus a refetch would count as user activity, and an error would replace the
 * data.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables> & WithTopics,
  ...[optionsOrSkip = {} as LiveOptions<Data, Variables>]: OptionsArgument<Data, NoInfer<Variables>>
) {
  const client = useApolloClient();
  const isSkipped = optionsOrSkip === skipToken || optionsOrSkip.skip === true;
  const {
    days = null,
    merge,
    ...queryOptions
  } = optionsOrSkip === skipToken ? ({} as LiveOptions<Data, Variables>) : optionsOrSkip;
  const options = queryOptions as useQuery.Options<Data>;
  const request = { query: query as TypedDocumentNode<Data>, variables: options.variables };
  const result = useQuery(request.query, optionsOrSkip === skipToken ? skipToken : options);
  useBackgroundRead(
    query,
    async () => {
      if (isSkipped) return;
      const context = { ...options.context, ...backgroundContext };
      if (!merge) return client.query({ ...request, context });
      const { data } = await client.query({ ...request, context, fetchPolicy: 'no-cache' });
      client.cache.updateQuery(request, current => (current && data ? merge(current, data) : data));
    },
    days,
  );
  return result;
}

/**
 * Reads whenever data that the document depends on may have changed, at a limited rate.
 * @param read must use `backgroundContext`
 * @returns a function that requests a read
 */
export function useBackgroundRead(
  { __meta__: { topics } }: WithTopics,
  read: () => Promise<unknown>,
  days: DayRange | null,
): () => void {
  const [notices] = useState(() => new Subject<void>());
  const latestRead = useEffectEvent(read);
  useEffect(() => {
    const reads = paceReads(notices, () => latestRead()).subscribe();
    return () => reads.unsubscribe();
  }, [notices]);
  const request = useCallback(() => notices.next(), [notices]);
  useChanges(topics, request, days);
  return request;
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Subject } from 'rxjs';
import type { ChangeTopic } from '../../generated/types';
import type { DayRange } from '../days/dates';
import { unattended } from '../server/unattended';
import { useChanges } from './live';
import { pacedReads } from './pacedReads';

/** A document whose result changes with these topics, as the API names them (decision 203). */
export type WithTopics = { __meta__: { topics: ChangeTopic[] } };

type LiveOptions<Data, Variables extends OperationVariables> = useQuery.Options<Data, Variables> & {
  /** The days on which a change matters; any day when absent. */
  days?: DayRange | null;
  /** What to show of a later result, where it must not simply replace what is shown. */
  merge?: ((shown: Data, result: Data) => Data) | undefined;
};

type OptionsArgument<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: LiveOptions<Data, Variables> | SkipToken]
    : [options: LiveOptions<Data, Variables> | SkipToken];

/**
 * `useQuery` that reads again in the background when anyone changes what the document depends on. What is shown stays until
 * the new result is there, and when reading fails. Apollo's own `refetch` takes no context, so it would count as activity
 * of the user, and puts its error in the place of the data.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables> & WithTopics,
  ...[given = {} as LiveOptions<Data, Variables>]: OptionsArgument<Data, NoInfer<Variables>>
) {
  const client = useApolloClient();
  const isSkipped = given === skipToken || given.skip === true;
  const { days = null, merge, ...rest } = given === skipToken ? ({} as LiveOptions<Data, Variables>) : given;
  const options = rest as useQuery.Options<Data>;
  const request = { query: query as TypedDocumentNode<Data>, variables: options.variables };
  const result = useQuery(request.query, given === skipToken ? skipToken : options);
  useBackgroundRead(
    query,
    async () => {
      if (isSkipped) return;
      const context = { ...options.context, ...unattended };
      if (!merge) return client.query({ ...request, context });
      const { data } = await client.query({ ...request, context, fetchPolicy: 'no-cache' });
      client.cache.updateQuery(request, shown => (shown && data ? merge(shown, data) : data));
    },
    days,
  );
  return result;
}

/**
 * Reads whenever something that the document depends on may have changed, at a pace that a busy store can bear.
 * @param read must use the context `unattended`
 * @returns requests a read
 */
export function useBackgroundRead(
  { __meta__: { topics } }: WithTopics,
  read: () => Promise<unknown>,
  days: DayRange | null,
): () => void {
  const [notices] = useState(() => new Subject<void>());
  const latest = useEffectEvent(read);
  useEffect(() => {
    const reads = pacedReads(notices, () => latest()).subscribe();
    return () => reads.unsubscribe();
  }, [notices]);
  const request = useCallback(() => notices.next(), [notices]);
  useChanges(topics, request, days);
  return request;
}

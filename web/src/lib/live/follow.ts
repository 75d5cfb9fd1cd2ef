import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ChangeTopic } from '../../generated/graphql';
import type { DayRange } from '../days/dates';
import { unattended } from '../server/unattended';
import { useChanges } from './live';
import { Refresher } from './refresher';

/** What a document's answer changes with, as the api says it (decision 203). */
export type Followed = { __meta__: { topics: ChangeTopic[] } };

/** How a screen tells what it does itself to what it shows. The same object for the whole visit. */
export type Following = Pick<Refresher, 'request' | 'wrote' | 'hold' | 'release'>;

/**
 * Reads again whenever something that the document depends on may have changed, whoever changed it, at a pace that a busy
 * floor can bear (decision 107). What is shown stays until the new answer takes its place.
 * @param read asks the server, with `unattended`; gives what shows its answer
 * @param days on which a change matters; null for any
 */
export function useReadAgain(
  { __meta__: { topics } }: Followed,
  read: () => Promise<() => void>,
  days: DayRange | null,
): Following {
  const latest = useEffectEvent(read);
  const refresher = useRef<Refresher>(undefined);
  useEffect(() => {
    const begun = new Refresher(() => latest());
    refresher.current = begun;
    return () => begun.stop();
  }, []);
  const following = useMemo<Following>(
    () => ({
      request: () => refresher.current?.request(),
      wrote: () => refresher.current?.wrote(),
      hold: () => refresher.current?.hold(),
      release: () => refresher.current?.release(),
    }),
    [],
  );
  useChanges(topics, following.request, days);
  return following;
}

/**
 * Keeps a query that a screen shows level with the server.
 * @param days on which a change matters; any, unless said
 * @param merge what to show of an answer, where it is not to take the place of what is shown as it is
 */
export function useFollow<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables> & Followed,
  variables: NoInfer<Variables> | null,
  days: DayRange | null = null,
  merge: (shown: Data, answer: Data) => Data = (_shown, answer) => answer,
): Following {
  const client = useApolloClient();
  const read = async () => {
    if (!variables) return nothing;
    const question = { query, variables } as {
      query: TypedDocumentNode<Data>;
      variables: OperationVariables;
    };
    const { data } = await client.query({ ...question, fetchPolicy: 'no-cache', context: unattended });
    if (!data) throw new Error('The server did not answer.');
    return () =>
      void client.cache.updateQuery<Data>(question, shown =>
        shown ? merge(shown, data as Data) : (data as Data),
      );
  };
  return useReadAgain(query, read, days);
}

const nothing = () => {};

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { UpLogDocument, type UpLogFieldsFragment, useUpLogQuery } from '../../../generated/graphql';
import type { Day } from '../../../lib/days/dates';
import { type Following, useFollow } from '../../../lib/live/follow';

/** Changes what is shown of a day, before the server is asked again. */
export type ShowOfDay = (change: (log: UpLogFieldsFragment) => UpLogFieldsFragment) => void;

/** A day of the log, level with the server, whoever changes it. */
export function useUpDay(day: Day) {
  const client = useApolloClient();
  const { data, error, refetch } = useUpLogQuery({ variables: { day } });
  const following: Following = useFollow(UpLogDocument, { day }, { start: day, end: day });
  const show = useCallback<ShowOfDay>(
    change =>
      void client.cache.updateQuery(
        { query: UpLogDocument, variables: { day } },
        data => data && { ...data, upLog: change(data.upLog) },
      ),
    [client, day],
  );
  return { log: data?.upLog, inTurn: data?.inTurn, error, retry: () => void refetch(), following, show };
}

import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Day } from '../../../lib/days/dates';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { isLineAway } from '../../../lib/server/sentenceOf';
import { UpLogDocument, type UpLogFieldsFragment } from '../upLog.generated';

/** Changes what is shown of a day, before the server is asked again. */
export type ShowOfDay = (change: (log: UpLogFieldsFragment) => UpLogFieldsFragment) => void;

const noRows: never[] = [];
const unseen = (day: Day): UpLogFieldsFragment => ({
  day,
  id: null,
  rows: noRows,
  counters: { freshUps: 0, appointments: 0, writeUps: 0 },
});

/** A day of the log, level with the server, whoever changes it. */
export function useUpDay(day: Day) {
  const client = useApolloClient();
  const { data, error, refetch } = useLiveQuery(UpLogDocument, {
    variables: { day },
    days: { start: day, end: day },
    context: { offline: true },
  });
  const show = useCallback<ShowOfDay>(
    change =>
      void client.cache.updateQuery(
        { query: UpLogDocument, variables: { day } },
        data => data && { ...data, upLog: change(data.upLog) },
      ),
    [client, day],
  );
  // New ups are taken all the same.
  const isUnseen = !data && isLineAway(error);
  const log = data?.upLog ?? (isUnseen ? unseen(day) : undefined);
  const { inTurn } = data ?? {};
  return { log, isUnseen, inTurn, error, retry: () => void refetch(), show };
}

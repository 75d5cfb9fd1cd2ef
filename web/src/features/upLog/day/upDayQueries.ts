import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { isConnectionError } from '../../../lib/apollo/errors';
import type { Day } from '../../../lib/days/dates';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { UpLogDocument, type UpLogFieldsFragment, UpPeopleDocument } from '../upLog.generated';
import { toPersonChoice } from './cells/choices';

/** Updates the cached day before it is loaded again. */
export type UpdateCachedDay = (change: (log: UpLogFieldsFragment) => UpLogFieldsFragment) => void;

const noRows: never[] = [];
const buildEmptyLog = (day: Day): UpLogFieldsFragment => ({
  day,
  id: null,
  rows: noRows,
  counters: { freshUps: 0, appointments: 0, writeUps: 0 },
});

/** Loads a day of the log and keeps it up to date with the changes of all users. */
export function useUpDay(day: Day) {
  const client = useApolloClient();
  const { data, error, refetch } = useLiveQuery(UpLogDocument, {
    variables: { day },
    days: { start: day, end: day },
    context: { offline: true },
  });
  const updateDay = useCallback<UpdateCachedDay>(
    change =>
      void client.cache.updateQuery(
        { query: UpLogDocument, variables: { day } },
        data => data && { ...data, upLog: change(data.upLog) },
      ),
    [client, day],
  );
  // The user can still add new ups.
  const isUnavailable = !data && isConnectionError(error);
  const log = data?.upLog ?? (isUnavailable ? buildEmptyLog(day) : undefined);
  const { inTurn } = data ?? {};
  return { log, isUnavailable, inTurn, error, retry: () => void refetch(), updateDay };
}

export type UpChoices = {
  salespeople: ReturnType<typeof toPersonChoice>[];
  managers: ReturnType<typeof toPersonChoice>[];
};

/** Loads the people that the rows offer. Deactivated employees are not offered. */
export function useUpPeople(): UpChoices {
  const { data } = useLiveQuery(UpPeopleDocument, { context: { offline: true } });
  return useMemo(
    () => ({
      salespeople: data?.upPeople.salespeople.map(toPersonChoice) ?? [],
      managers: data?.upPeople.managers.map(toPersonChoice) ?? [],
    }),
    [data],
  );
}

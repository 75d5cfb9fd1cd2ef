import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { UpLogDocument, type UpLogFieldsFragment, type UpLogQuery } from '../../generated/graphql';
import type { Day } from '../../lib/dates';
import { useChanges } from '../../lib/live';
import { unattended } from '../../lib/unattended';
import { DaySync } from './daySync';

export type UpDaySync = {
  sync: DaySync<UpLogQuery>;
  /** Changes what is shown of the day, before the server is asked again. */
  show: (change: (log: UpLogFieldsFragment) => UpLogFieldsFragment) => void;
};

/** Keeps a day level with the server, whoever changes it. */
export function useDaySync(day: Day): UpDaySync {
  const client = useApolloClient();
  const value = useMemo(() => {
    const query = { query: UpLogDocument, variables: { day } };
    const load = async () => {
      const { data } = await client.query({ ...query, fetchPolicy: 'no-cache', context: unattended });
      if (!data) throw new Error('The day was not answered.');
      return data;
    };
    return {
      sync: new DaySync<UpLogQuery>({ load, show: data => void client.writeQuery({ ...query, data }) }),
      show: (change: (log: UpLogFieldsFragment) => UpLogFieldsFragment) =>
        void client.cache.updateQuery(query, data => data && { upLog: change(data.upLog) }),
    };
  }, [client, day]);

  useEffect(() => {
    value.sync.open();
    return () => value.sync.close();
  }, [value]);

  useChanges(['UP_LOG'], () => value.sync.ask(), { start: day, end: day });
  return value;
}

import { useMemo } from 'react';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { UpPeopleDocument } from '../upLog.generated';
import { toPersonChoice } from './cells/picks';

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

import { useMemo } from 'react';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { UpPeopleDocument } from '../upLog.generated';
import { personPick } from './cells/picks';

export type UpChoices = {
  salespeople: ReturnType<typeof personPick>[];
  managers: ReturnType<typeof personPick>[];
};

/** Whom the rows offer, as of now: whoever is deactivated is offered no longer. */
export function useUpPeople(): UpChoices {
  const { data } = useLiveQuery(UpPeopleDocument, { context: { offline: true } });
  return useMemo(
    () => ({
      salespeople: data?.upPeople.salespeople.map(personPick) ?? [],
      managers: data?.upPeople.managers.map(personPick) ?? [],
    }),
    [data],
  );
}

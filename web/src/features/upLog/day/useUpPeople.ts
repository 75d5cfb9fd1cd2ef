import { useMemo } from 'react';
import { UpPeopleDocument, useUpPeopleQuery } from '../../../generated/graphql';
import { useFollow } from '../../../lib/live/follow';
import { personPick } from './cells/picks';

export type UpChoices = {
  salespeople: ReturnType<typeof personPick>[];
  managers: ReturnType<typeof personPick>[];
};

/** Whom the rows offer, as of now: whoever is deactivated is offered no longer. */
export function useUpPeople(): UpChoices {
  const { data } = useUpPeopleQuery();
  useFollow(UpPeopleDocument, {});
  return useMemo(
    () => ({
      salespeople: data?.upPeople.salespeople.map(personPick) ?? [],
      managers: data?.upPeople.managers.map(personPick) ?? [],
    }),
    [data],
  );
}

import { useQuery } from '@apollo/client/react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { DealPeopleDocument, type DealPeopleQuery } from '../../../components/deals/dealPeople.generated';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';

/** Whom the three kinds of select offer, and what to say while there is nobody to offer. */
export function useDealPeople() {
  const { data, error } = useQuery(DealPeopleDocument);
  return {
    people: data?.dealPeople,
    notice: data ? undefined : error ? 'Something went wrong' : 'Loading...',
  };
}

/** Someone who left is still on the old deal: they stay choosable there, and nowhere else. */
export function withCurrent(
  offered: readonly PersonFieldsFragment[] = [],
  current: PersonFieldsFragment | null | undefined,
): readonly PersonFieldsFragment[] {
  return !current || offered.some(person => person.id === current.id) ? offered : [...offered, current];
}

/** The names of everyone who is offered or stands on the deal, by id. */
export function namesOf(
  people: DealPeopleQuery['dealPeople'] | undefined,
  deal: DealFieldsFragment | undefined,
): ReadonlyMap<number, string> {
  const offered = people ? [...people.salesManagers, ...people.financeManagers, ...people.salespeople] : [];
  const onDeal = [deal?.salesManager, deal?.financeManager, deal?.closer, deal?.additional];
  return new Map([...offered, ...onDeal].flatMap(person => (person ? [[person.id, person.name]] : [])));
}

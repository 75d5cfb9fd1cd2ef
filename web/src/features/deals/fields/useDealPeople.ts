import { useQuery } from '@apollo/client/react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { DealPeopleDocument, type DealPeopleQuery } from '../../../components/deals/dealPeople.generated';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';

/** Returns the people that the selects offer, and a text that is shown while there are no people to offer. */
export function useDealPeople() {
  const { data, error } = useQuery(DealPeopleDocument);
  return {
    people: data?.dealPeople,
    notice: data ? undefined : error ? 'Something went wrong' : 'Loading...',
  };
}

/** Adds a former employee who is on the deal to the offered people, so that the user can keep this person. */
export function withCurrentPerson(
  offeredPeople: readonly PersonFieldsFragment[] = [],
  current: PersonFieldsFragment | null | undefined,
): readonly PersonFieldsFragment[] {
  return !current || offeredPeople.some(person => person.id === current.id)
    ? offeredPeople
    : [...offeredPeople, current];
}

/** Maps ids to names, for all offered people and the people on the deal. */
export function mapPersonNames(
  people: DealPeopleQuery['dealPeople'] | undefined,
  deal: DealFieldsFragment | undefined,
): ReadonlyMap<number, string> {
  const offeredPeople = people
    ? [...people.salesManagers, ...people.financeManagers, ...people.salespeople]
    : [];
  const peopleOnDeal = [deal?.salesManager, deal?.financeManager, deal?.closer, deal?.additional];
  return new Map(
    [...offeredPeople, ...peopleOnDeal].flatMap(person => (person ? [[person.id, person.name]] : [])),
  );
}

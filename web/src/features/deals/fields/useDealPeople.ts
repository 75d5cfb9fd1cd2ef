import { useQuery } from '@apollo/client/react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import { DealPeopleDocument, type DealPeopleQuery } from '../../../components/deals/dealPeople.generated';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';

/** Returns the people that the selects offer, and a text to show while there are none. */
export function useDealPeople() {
  const { data, error } = useQuery(DealPeopleDocument);
  return {
    people: data?.dealPeople,
    notice: data ? undefined : error ? 'Something went wrong' : 'Loading...',
  };
}

/** Adds a former employee who is on the deal, so that the deal can keep this person. */
export function withCurrentPerson(
  offeredPeople: readonly PersonFieldsFragment[] = [],
  current: PersonFieldsFragment | null | undefined,
): readonly PersonFieldsFragment[] {
  return !current || offeredPeople.some(person => person.id === current.id)
    ? offeredPeople
    : [...offeredPeople, current];
}

/** Maps ids to names of everyone who is offered or is on the deal. */
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

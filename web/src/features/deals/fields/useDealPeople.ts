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
  offered: readonly PersonFieldsFragment[] = [],
  current: PersonFieldsFragment | null | undefined,
): readonly PersonFieldsFragment[] {
  return !current || offered.some(person => person.id === current.id) ? offered : [...offered, current];
}

/** Maps ids to names of everyone who is offered or is on the deal. */
export function mapPersonNames(
  people: DealPeopleQuery['dealPeople'] | undefined,
  deal: DealFieldsFragment | undefined,
): ReadonlyMap<number, string> {
  const offered = people ? [...people.salesManagers, ...people.financeManagers, ...people.salespeople] : [];
  const onDeal = [deal?.salesManager, deal?.financeManager, deal?.closer, deal?.additional];
  return new Map([...offered, ...onDeal].flatMap(person => (person ? [[person.id, person.name]] : [])));
}

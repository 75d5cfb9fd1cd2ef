import { type PersonFieldsFragment, useDealPeopleQuery } from '../../generated/graphql';

/** Whom the three kinds of select offer, and what to say while there is nobody to offer. */
export function useDealPeople() {
  const { data, error } = useDealPeopleQuery();
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

import { useQuery } from '@apollo/client/react';
import { DealPeopleDocument } from '../deals/dealPeople.generated';
import type { OfferedPeople } from './PersonFilter';

/** The salespeople to choose from in a list of deals. */
export function useSalespeople(): OfferedPeople {
  const { data, error } = useQuery(DealPeopleDocument);
  return { people: data?.dealPeople.salespeople, notice: noticeOf(error) };
}

/** What to say in the place of people who are not there yet. */
export const noticeOf = (error: unknown): string => (error ? 'Something went wrong' : 'Loading...');

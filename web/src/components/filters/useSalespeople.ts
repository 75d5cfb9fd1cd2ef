import { useQuery } from '@apollo/client/react';
import { DealPeopleDocument } from '../deals/dealPeople.generated';
import type { PersonOptions } from './PersonFilter';

/** Returns the salespeople to select from in a list of deals. */
export function useSalespeople(): PersonOptions {
  const { data, error } = useQuery(DealPeopleDocument);
  return { people: data?.dealPeople.salespeople, notice: formatLoadingNotice(error) };
}

/** Returns the text that replaces people who are not loaded. */
export const formatLoadingNotice = (error: unknown): string => (error ? 'Something went wrong' : 'Loading...');

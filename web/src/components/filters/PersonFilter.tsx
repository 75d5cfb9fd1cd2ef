import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { DealPeopleDocument } from '../deals/dealPeople.generated';
import { TeamTag } from '../deals/tags';
import { FilterSelect } from './FilterSelect';

type SelectablePerson = { id: number; name: string; team: number | null };

export type PersonOptions = {
  /** The people to select from, in display order; undefined while they are loading. */
  people: readonly SelectablePerson[] | undefined;
  /** Shown in place of people who are not loaded: "Loading...", "Something went wrong". */
  notice: string;
};

type Props = PersonOptions & {
  label: string;
  /** The option that removes the filter, such as "All Deals". */
  all: string;
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Renders a filter for one person or everyone. Each person is shown on the color of their team. */
export function PersonFilter({ label, all, people, notice, value, onChange }: Props) {
  // A person who is in an old URL but no longer in the list stays selected. The employee id then replaces the
  // name.
  const unlistedId = value === null || people?.some(({ id }) => id === value) ? null : value;
  const options = useMemo(
    () => [
      { value: '' as const, label: all },
      ...(people ?? []).map(({ id, name, team }) => ({
        value: id,
        label: <TeamTag team={team}>{name}</TeamTag>,
      })),
      ...(unlistedId === null
        ? []
        : [{ value: unlistedId, label: people ? `Employee ${unlistedId}` : notice }]),
    ],
    [people, all, unlistedId, notice],
  );
  return (
    <FilterSelect<number | ''>
      label={label}
      value={value ?? ''}
      options={options}
      onChange={id => onChange(id === '' ? null : id)}
      notice={people || value !== null ? undefined : notice}
    />
  );
}

/** Returns the salespeople to select from in a list of deals. */
export function useSalespeople(): PersonOptions {
  const { data, error } = useQuery(DealPeopleDocument);
  return { people: data?.dealPeople.salespeople, notice: formatLoadingNotice(error) };
}

/** Returns the text that replaces people who are not loaded. */
export const formatLoadingNotice = (error: unknown): string =>
  error ? 'Something went wrong' : 'Loading...';

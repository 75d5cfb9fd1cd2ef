import { useMemo } from 'react';
import { TeamTag } from '../deals/TeamTag';
import { FilterSelect } from './FilterSelect';

type Person = { id: number; name: string; team: number | null };

export type OfferedPeople = {
  /** Whom it offers, in their order; undefined while they are not known. */
  people: readonly Person[] | undefined;
  /** In the place of the people while there are none: "Loading...", "Something went wrong". */
  notice: string;
};

type Props = OfferedPeople & {
  label: string;
  /** The choice of everyone: "All Deals". */
  everyone: string;
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Everyone, or one person on their team's tint. */
export function PersonFilter({ label, everyone, people, notice, value, onChange }: Props) {
  // Someone who left, in an earlier address: still chosen, and named as well as it can be.
  const other = value === null || people?.some(({ id }) => id === value) ? null : value;
  const options = useMemo(
    () => [
      { value: '' as const, label: everyone },
      ...(people ?? []).map(({ id, name, team }) => ({
        value: id,
        label: <TeamTag team={team}>{name}</TeamTag>,
      })),
      ...(other === null ? [] : [{ value: other, label: people ? `Employee ${other}` : notice }]),
    ],
    [people, everyone, other, notice],
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

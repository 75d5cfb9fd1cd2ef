import type { Ref } from 'react';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { TeamTag } from '../../../components/deals/TeamTag';
import { SelectField } from '../../../components/forms/SelectField';
import { withCurrent } from './useDealPeople';

type Props = {
  label: string;
  value: number | null;
  offered: readonly PersonFieldsFragment[] | undefined;
  /** Who stood there when the form was opened. */
  current: PersonFieldsFragment | null | undefined;
  notice: string | undefined;
  error?: string | undefined;
  onChange: (id: number | null) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A select of people, each on their team's tint. */
export function PersonSelect({ offered, current, ...field }: Props) {
  const options = withCurrent(offered, current).map(person => ({
    value: person.id,
    label: <TeamTag team={person.team}>{person.name}</TeamTag>,
  }));
  return <SelectField {...field} options={options} />;
}

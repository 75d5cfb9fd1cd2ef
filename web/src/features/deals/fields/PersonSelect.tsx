import type { Ref } from 'react';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { TeamTag } from '../../../components/deals/TeamTag';
import { SelectField } from '../../../components/forms/SelectField';
import { withCurrentPerson } from './useDealPeople';

type PersonSelectProps = {
  label: string;
  value: number | null;
  people: readonly PersonFieldsFragment[] | undefined;
  /** The person who was selected when the form was opened. */
  current: PersonFieldsFragment | null | undefined;
  notice: string | undefined;
  error?: string | undefined;
  onChange: (id: number | null) => void;
  inputRef?: Ref<HTMLInputElement>;
};

export function PersonSelect({ people, current, ...field }: PersonSelectProps) {
  const options = withCurrentPerson(people, current).map(person => ({
    value: person.id,
    label: <TeamTag team={person.team}>{person.name}</TeamTag>,
  }));
  return <SelectField {...field} options={options} />;
}

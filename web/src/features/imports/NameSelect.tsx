import { CompactSelect } from '../../components/forms/PlainSelect';
import type { SettledName } from '../../generated/types';
import type { ImportPreviewQuery } from './imports.generated';

type ImportedName = ImportPreviewQuery['importPreview']['names'][number];
type PersonOption = { id: number; name: string };

type NameSelectProps = {
  name: ImportedName;
  people: readonly PersonOption[];
  onResolve: (name: SettledName) => void;
};

const OTHER_MEANINGS = [
  ['OPEN', 'Open: who is this?'],
  ['NEW', 'A new person, inactive'],
  ['NOBODY', 'Nobody: leave it blank'],
] as const;

/** Selects the person that a name means; the likely people are listed first. */
export function NameSelect({ name, people, onResolve }: NameSelectProps) {
  const proposedIds = new Set(name.proposals.map(({ id }) => id));
  const otherPeople = people.filter(({ id }) => !proposedIds.has(id));

  function choose(value: string) {
    const otherMeaning = OTHER_MEANINGS.find(([as]) => as === value)?.[0];
    onResolve(
      otherMeaning ? { name: name.name, as: otherMeaning } : { name: name.name, as: 'PERSON', employeeId: Number(value) },
    );
  }

  return (
    <CompactSelect
      isLabelHidden
      label={`Whom ${name.name} means`}
      value={name.as === 'PERSON' ? String(name.person?.id) : name.as}
      options={[
        ...OTHER_MEANINGS,
        ...name.proposals.map(person => [String(person.id), `${person.name} (perhaps)`] as const),
        ...otherPeople.map(person => [String(person.id), person.name] as const),
      ]}
      onChange={choose}
    />
  );
}

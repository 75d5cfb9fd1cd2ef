import { PlainSelect } from '../../components/forms/PlainSelect';
import type { SettledName } from '../../generated/types';
import type { ImportPreviewQuery } from './imports.generated';

type Name = ImportPreviewQuery['importPreview']['names'][number];
type Person = { id: number; name: string };

type Props = {
  name: Name;
  people: readonly Person[];
  onSettle: (name: SettledName) => void;
};

const OTHERS = [
  ['OPEN', 'Open: who is this?'],
  ['NEW', 'A new person, inactive'],
  ['NOBODY', 'Nobody: leave it blank'],
] as const;

/** Whom a name means; those whom it may mean come first. */
export function NameSelect({ name, people, onSettle }: Props) {
  const proposed = new Set(name.proposals.map(({ id }) => id));
  const others = people.filter(({ id }) => !proposed.has(id));

  function choose(value: string) {
    const other = OTHERS.find(([as]) => as === value)?.[0];
    onSettle(
      other ? { name: name.name, as: other } : { name: name.name, as: 'PERSON', employeeId: Number(value) },
    );
  }

  return (
    <PlainSelect
      isLabelHidden
      label={`Whom ${name.name} means`}
      value={name.as === 'PERSON' ? String(name.person?.id) : name.as}
      options={[
        ...OTHERS,
        ...name.proposals.map(person => [String(person.id), `${person.name} (perhaps)`] as const),
        ...others.map(person => [String(person.id), person.name] as const),
      ]}
      onChange={choose}
    />
  );
}

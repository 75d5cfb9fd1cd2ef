import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { AllEmployeesDocument } from '../../components/deals/allEmployees.generated';
import { CompactSelect } from '../../components/forms/SelectField';
import type { SettledName } from '../../generated/types';
import { formatCount } from '../../lib/format/numbers';
import type { ImportPreviewQuery } from './imports.generated';
import { UnresolvedItems } from './UnresolvedItems';

type UnresolvedNamesProps = {
  preview: ImportPreviewQuery['importPreview'];
  isBusy: boolean;
  onResolve: (names: SettledName[]) => void;
};

/**
 * Lists the names in a file that match no person or several people, so that each is resolved once (import.md,
 * Names).
 */
export function UnresolvedNames({
  preview: { names, openNameCount, doubt },
  isBusy,
  onResolve,
}: UnresolvedNamesProps) {
  const { data } = useQuery(AllEmployeesDocument);
  const openNames = names.filter(name => name.as === 'OPEN');
  const likelyNames = openNames.flatMap(({ name, likely: person }) =>
    person ? [{ name, as: 'PERSON' as const, employeeId: person.id }] : [],
  );
  return (
    <UnresolvedItems
      title="Names to fix"
      openCount={openNameCount}
      warnings={doubt ? [doubt] : []}
      items={names.map(name => ({
        ...name,
        key: name.name,
        text: name.name,
        select: (
          <NameSelect
            name={name}
            people={data?.employees ?? []}
            onResolve={resolvedName => onResolve([resolvedName])}
          />
        ),
      }))}
    >
      {likelyNames.length > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onResolve(likelyNames)}>
          {`Use likely matches (${formatCount(likelyNames.length)})`}
        </Button>
      )}
      {openNames.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => onResolve(openNames.map(({ name }) => ({ name, as: 'NEW' })))}
        >
          {`Add all ${formatCount(openNames.length)} names as new people`}
        </Button>
      )}
    </UnresolvedItems>
  );
}

type ImportedName = ImportPreviewQuery['importPreview']['names'][number];
type PersonOption = { id: number; name: string };

type NameSelectProps = {
  name: ImportedName;
  people: readonly PersonOption[];
  onResolve: (name: SettledName) => void;
};

const OTHER_MEANINGS = [
  ['OPEN', 'Choose…'],
  ['NEW', 'New person (inactive)'],
  ['NOBODY', 'Leave blank'],
] as const;

/** Renders a select for the person that an imported name refers to. Likely people are listed first. */
export function NameSelect({ name, people, onResolve }: NameSelectProps) {
  const proposedIds = new Set(name.proposals.map(({ id }) => id));
  const otherPeople = people.filter(({ id }) => !proposedIds.has(id));

  function choose(value: string) {
    const otherMeaning = OTHER_MEANINGS.find(([as]) => as === value)?.[0];
    onResolve(
      otherMeaning
        ? { name: name.name, as: otherMeaning }
        : { name: name.name, as: 'PERSON', employeeId: Number(value) },
    );
  }

  return (
    <CompactSelect
      isLabelHidden
      label={`Person for ${name.name}`}
      value={name.as === 'PERSON' ? String(name.person?.id) : name.as}
      options={[
        ...OTHER_MEANINGS,
        ...name.proposals.map(person => [String(person.id), `${person.name} (possible match)`] as const),
        ...otherPeople.map(person => [String(person.id), person.name] as const),
      ]}
      onChange={choose}
    />
  );
}

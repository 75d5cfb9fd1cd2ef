import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { AllEmployeesDocument } from '../../components/deals/everyone.generated';
import type { SettledName } from '../../generated/types';
import { formatCount } from '../../lib/values/units';
import type { ImportPreviewQuery } from './imports.generated';
import { NameSelect } from './NameSelect';
import { UnresolvedItems } from './ToSettle';

type UnresolvedNamesProps = {
  preview: ImportPreviewQuery['importPreview'];
  isBusy: boolean;
  onResolve: (names: SettledName[]) => void;
};

/**
 * Lists the names in a file that match no person or several people, so that each is resolved once (import.md,
 * Names).
 */
export function UnresolvedNames({ preview: { names, openNameCount, doubt }, isBusy, onResolve }: UnresolvedNamesProps) {
  const { data } = useQuery(AllEmployeesDocument);
  const openNames = names.filter(name => name.as === 'OPEN');
  const likely = openNames.flatMap(({ name, likely: person }) =>
    person ? [{ name, as: 'PERSON' as const, employeeId: person.id }] : [],
  );
  return (
    <UnresolvedItems
      title="Names to settle"
      openCount={openNameCount}
      doubts={doubt ? [doubt] : []}
      items={names.map(name => ({
        ...name,
        key: name.name,
        text: name.name,
        select: (
          <NameSelect name={name} people={data?.employees ?? []} onResolve={resolvedName => onResolve([resolvedName])} />
        ),
      }))}
    >
      {likely.length > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onResolve(likely)}>
          {`Take the likely ones (${formatCount(likely.length)})`}
        </Button>
      )}
      {openNames.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => onResolve(openNames.map(({ name }) => ({ name, as: 'NEW' })))}
        >
          {`All ${formatCount(openNames.length)} open names are new people`}
        </Button>
      )}
    </UnresolvedItems>
  );
}

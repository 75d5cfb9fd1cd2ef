import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { EveryoneDocument } from '../../components/deals/everyone.generated';
import type { SettledName } from '../../generated/types';
import { count } from '../../lib/values/units';
import type { ImportPreviewQuery } from './imports.generated';
import { NameSelect } from './NameSelect';
import { ToSettle } from './ToSettle';

type Props = {
  preview: ImportPreviewQuery['importPreview'];
  isBusy: boolean;
  onSettle: (names: SettledName[]) => void;
};

/** The names of a file that nobody here has, or several, each to be settled once (import.md, Names). */
export function NamesToSettle({ preview: { names, openNameCount, doubt }, isBusy, onSettle }: Props) {
  const { data } = useQuery(EveryoneDocument);
  const open = names.filter(name => name.as === 'OPEN');
  const likely = open.flatMap(({ name, likely: person }) =>
    person ? [{ name, as: 'PERSON' as const, employeeId: person.id }] : [],
  );
  return (
    <ToSettle
      title="Names to settle"
      openCount={openNameCount}
      doubts={doubt ? [doubt] : []}
      items={names.map(name => ({
        ...name,
        key: name.name,
        text: name.name,
        select: (
          <NameSelect name={name} people={data?.employees ?? []} onSettle={settled => onSettle([settled])} />
        ),
      }))}
    >
      {likely.length > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onSettle(likely)}>
          {`Take the likely ones (${count(likely.length)})`}
        </Button>
      )}
      {open.length > 1 && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => onSettle(open.map(({ name }) => ({ name, as: 'NEW' })))}
        >
          {`All ${count(open.length)} open names are new people`}
        </Button>
      )}
    </ToSettle>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEveryoneQuery } from '../../generated/graphql';
import type { ImportPreviewQuery, SettledName } from '../../generated/imports';
import { count } from '../../lib/values/units';
import { NameSelect } from './NameSelect';
import { SettleItem, SettleList } from './SettleList';

type Name = ImportPreviewQuery['importPreview']['names'][number];

type Props = {
  names: readonly Name[];
  openCount: number;
  /** Why they are probably not people’s. */
  doubt: string | null;
  isBusy: boolean;
  onSettle: (names: SettledName[]) => void;
};

/** More than these are settled when the first ones are. */
const MOST_SHOWN = 100;

/** The names of a file that nobody here has, or several, each to be settled once (import.md, Names). */
export function NamesToSettle({ names, openCount, doubt, isBusy, onSettle }: Props) {
  const { data } = useEveryoneQuery();
  const open = names.filter(name => name.as === 'OPEN');
  const likely = open.flatMap(({ name, likely: person }) =>
    person ? [{ name, as: 'PERSON' as const, employeeId: person.id }] : [],
  );
  return (
    <Box component="section" aria-label="Names to settle" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2">Names to settle</Typography>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {openCount === 0 ? 'All are settled.' : `${count(openCount)} of ${count(names.length)} are open.`}
        </Box>
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
      </Box>
      {doubt && <Alert severity="warning">{doubt} Look at the columns again.</Alert>}
      <SettleList>
        {names.slice(0, MOST_SHOWN).map(name => (
          <SettleItem key={name.name} {...name} text={name.name}>
            <NameSelect
              name={name}
              people={data?.employees ?? []}
              onSettle={settled => onSettle([settled])}
            />
          </SettleItem>
        ))}
      </SettleList>
      {names.length > MOST_SHOWN && (
        <Box
          sx={{ color: 'text.secondary' }}
        >{`The first ${MOST_SHOWN} of ${count(names.length)} are shown.`}</Box>
      )}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEveryoneQuery } from '../../generated/graphql';
import type { ImportPreviewQuery, SettledName } from '../../generated/imports';
import { count } from '../../lib/values/units';
import { lines } from './importWords';
import { NameSelect } from './NameSelect';

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
  return (
    <Box component="section" aria-label="Names to settle" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2">Names to settle</Typography>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {openCount === 0 ? 'All are settled.' : `${count(openCount)} of ${count(names.length)} are open.`}
        </Box>
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
      <Box component="ul" sx={list}>
        {names.slice(0, MOST_SHOWN).map(name => (
          <li key={name.name}>
            <Box sx={{ minWidth: 0 }}>
              <strong>{name.name}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {lines(name.lineCount)}, first line {count(name.firstLine)}
              </Box>
            </Box>
            <NameSelect
              name={name}
              people={data?.employees ?? []}
              onSettle={settled => onSettle([settled])}
            />
          </li>
        ))}
      </Box>
      {names.length > MOST_SHOWN && (
        <Box
          sx={{ color: 'text.secondary' }}
        >{`The first ${MOST_SHOWN} of ${count(names.length)} are shown.`}</Box>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;

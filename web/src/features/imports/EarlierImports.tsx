import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadError } from '../../components/page/LoadError';
import { DeleteFile } from '../../components/sheets/DeleteFile';
import { type ImportFieldsFragment, useDeleteImportMutation, useImportsQuery } from '../../generated/imports';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { timeWords } from '../../lib/values/changeWords';
import { megabytes } from '../../lib/values/megabytes';
import { broughtWords } from './importWords';

/** What was imported before, and what was begun. */
export function EarlierImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useImportsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteImportMutation({ refetchQueries: ['Imports'] });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.imports.length === 0) return null;
  return (
    <Box component="section" aria-label="Earlier imports" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">Earlier imports</Typography>
      <Box component="ul" sx={list}>
        {data.imports.map(each => (
          <li key={each.id}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{each.fileName}</strong> {stateWords(each, timeZone)}; {megabytes(each.bytes)}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end' }}>
              <Button onClick={() => onOpen(each.id)}>{each.doneAt ? 'Look at it' : 'Go on'}</Button>
              <DeleteFile fileName={each.fileName} onDelete={() => remove({ variables: { id: each.id } })} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function stateWords(each: ImportFieldsFragment, timeZone: string): string {
  const at = (instant: string) => timeWords(instant, timeZone);
  if (each.undoneAt) return `${broughtWords(each)}, undone by ${each.undoneBy}, ${at(each.undoneAt)}`;
  if (each.doneAt) return `${broughtWords(each)}, by ${each.importedBy}, ${at(each.doneAt)}`;
  return 'begun, nothing imported yet';
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;

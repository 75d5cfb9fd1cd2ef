import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../../components/export/ExportButton';
import { FramedList, FramedRow } from '../../components/lists/FramedList';
import { LoadError } from '../../components/page/LoadError';
import { DeleteFile } from '../../components/sheets/DeleteFile';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { timeWords } from '../../lib/values/changeWords';
import { megabytes } from '../../lib/values/megabytes';
import { DeleteImportDocument, type ImportFieldsFragment, ImportsDocument } from './imports.generated';
import { broughtWords } from './importWords';

/** What was imported before, and what was begun. */
export function EarlierImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useQuery(ImportsDocument);
  const [remove] = useMutation(DeleteImportDocument, { refetchQueries: ['Imports'] });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data || data.imports.length === 0) return null;
  return (
    <Box component="section" aria-label="Earlier imports" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">Earlier imports</Typography>
        <ExportButton tables={[{ title: 'Imports', name: 'imports', query: {} }]} />
      </Box>
      <FramedList>
        {data.imports.map(each => (
          <FramedRow
            key={each.id}
            title={each.fileName}
            facts={`${stateWords(each, timeZone)}; ${megabytes(each.bytes)}`}
            actions={
              <>
                <Button onClick={() => onOpen(each.id)}>{each.doneAt ? 'Look at it' : 'Go on'}</Button>
                <DeleteFile
                  fileName={each.fileName}
                  onDelete={() => remove({ variables: { id: each.id } })}
                />
              </>
            }
          />
        ))}
      </FramedList>
    </Box>
  );
}

function stateWords(each: ImportFieldsFragment, timeZone: string): string {
  const at = (instant: string) => timeWords(instant, timeZone);
  if (each.undoneAt) return `${broughtWords(each)}, undone by ${each.undoneBy}, ${at(each.undoneAt)}`;
  if (each.doneAt) return `${broughtWords(each)}, by ${each.importedBy}, ${at(each.doneAt)}`;
  return 'begun, nothing imported yet';
}

import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { FramedList, FramedRow } from '../../components/lists/itemLists';
import { DeleteFileButton } from '../../components/sheets/DeleteFileButton';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { formatInstant } from '../../lib/format/changes';
import { formatMegabytes } from '../../lib/format/numbers';
import { formatImportResult } from './import.labels';
import { DeleteImportDocument, type ImportFieldsFragment, ImportsDocument } from './imports.generated';

export function EarlierImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useQuery(ImportsDocument);
  const [deleteImport] = useMutation(DeleteImportDocument, { refetchQueries: ['Imports'] });
  const timeZone = useStoreTimeZone();
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
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
            facts={`${formatImportState(each, timeZone)}; ${formatMegabytes(each.bytes)}`}
            actions={
              <>
                <Button onClick={() => onOpen(each.id)}>{each.doneAt ? 'Look at it' : 'Go on'}</Button>
                <DeleteFileButton
                  fileName={each.fileName}
                  onDelete={() => deleteImport({ variables: { id: each.id } })}
                />
              </>
            }
          />
        ))}
      </FramedList>
    </Box>
  );
}

function formatImportState(each: ImportFieldsFragment, timeZone: string): string {
  const at = (instant: string) => formatInstant(instant, timeZone);
  if (each.undoneAt) return `${formatImportResult(each)}, undone by ${each.undoneBy}, ${at(each.undoneAt)}`;
  if (each.doneAt) return `${formatImportResult(each)}, by ${each.importedBy}, ${at(each.doneAt)}`;
  return 'begun, nothing imported yet';
}

import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { FramedList, FramedRow } from '../../components/page/itemLists';
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
        {data.imports.map(importRun => (
          <FramedRow
            key={importRun.id}
            title={importRun.fileName}
            facts={`${formatImportState(importRun, timeZone)} · ${formatMegabytes(importRun.bytes)}`}
            actions={
              <>
                <Button onClick={() => onOpen(importRun.id)}>{importRun.doneAt ? 'View' : 'Continue'}</Button>
                <DeleteFileButton
                  fileName={importRun.fileName}
                  onDelete={() => deleteImport({ variables: { id: importRun.id } })}
                />
              </>
            }
          />
        ))}
      </FramedList>
    </Box>
  );
}

function formatImportState(importRun: ImportFieldsFragment, timeZone: string): string {
  const formatTime = (instant: string) => formatInstant(instant, timeZone);
  if (importRun.undoneAt)
    return `${formatImportResult(importRun)}, undone by ${importRun.undoneBy}, ${formatTime(importRun.undoneAt)}`;
  if (importRun.doneAt)
    return `${formatImportResult(importRun)}, by ${importRun.importedBy}, ${formatTime(importRun.doneAt)}`;
  return 'started, nothing imported yet';
}

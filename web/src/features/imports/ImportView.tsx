import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { LoadError } from '../../components/feedback/LoadError';
import { Loading } from '../../components/feedback/Loading';
import { TEXT_WIDTH } from '../../components/page/page.styles';
import { toErrorMessage } from '../../lib/apollo/errors';
import { formatCount } from '../../lib/format/numbers';
import { ImportPreview } from './ImportPreview';
import { ImportResult } from './ImportResult';
import { ImportDocument, type ImportFieldsFragment } from './imports.generated';
import { useImportActions } from './useImportActions';

type Props = {
  id: number;
  onEditColumns: (sheetId: number, of: 'deals' | 'people') => void;
  onImportAnother: () => void;
};

const POLL_INTERVAL_MS = 1000;

/**
 * Shows an import from preview to result. The server stores the state of the import, so a reload continues at
 * the same step.
 */
export function ImportView({ id, onEditColumns, onImportAnother }: Props) {
  const actions = useImportActions(id);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ImportDocument, {
    variables: { id },
  });
  const importRun = data?.import;
  const isRunning = actions.isBusy || importRun?.state === 'IMPORTING' || importRun?.state === 'UNDOING';
  useEffect(
    function pollWhileRunning() {
      if (!isRunning) return;
      startPolling(POLL_INTERVAL_MS);
      return stopPolling;
    },
    [isRunning, startPolling, stopPolling],
  );

  if (error && !importRun) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!importRun) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <strong>{importRun.fileName}</strong>
      </Box>
      {(importRun.state === 'IMPORTING' || importRun.state === 'UNDOING') && (
        <ImportProgress importRun={importRun} />
      )}
      {importRun.state === 'READY' && (
        <ImportPreview
          importRun={importRun}
          actions={actions}
          onEditColumns={() =>
            onEditColumns(importRun.sheetId, importRun.purpose === 'IMPORT_PEOPLE' ? 'people' : 'deals')
          }
        />
      )}
      {(importRun.state === 'DONE' || importRun.state === 'UNDONE') && (
        <ImportResult importRun={importRun} actions={actions} onImportAnother={onImportAnother} />
      )}
    </Box>
  );
}

/** Shows the progress of an import, which continues on the server when the page is closed. */
export function ImportProgress({
  importRun: { state, through, total },
}: {
  importRun: ImportFieldsFragment;
}) {
  const progressLabel = state === 'IMPORTING' ? 'Importing...' : 'Undoing...';
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: TEXT_WIDTH }}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {progressLabel} {total > 0 && `${formatCount(through)} of ${formatCount(total)}`}
      </Box>
      <LinearProgress
        aria-label={progressLabel}
        {...(total > 0 && { variant: 'determinate', value: (100 * through) / total })}
      />
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
        If anything fails, nothing changes. You can leave this page – it keeps running.
      </Box>
    </Box>
  );
}

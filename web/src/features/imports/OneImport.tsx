import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { LoadError } from '../../components/page/LoadError';
import { Loading } from '../../components/page/Loading';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { ImportDocument } from './imports.generated';
import { useImportActs } from './useImportActs';

type Props = {
  id: number;
  /** Back to the columns of its file. */
  onColumns: (sheetId: number, of: 'deals' | 'people') => void;
  onOther: () => void;
};

const EVERY_MS = 1000;

/** One import, from its preview to its result; the server knows where it stands, so a reload goes on from there. */
export function OneImport({ id, onColumns, onOther }: Props) {
  const acts = useImportActs(id);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ImportDocument, {
    variables: { id },
  });
  const found = data?.import;
  const isRunning = acts.isBusy || found?.state === 'IMPORTING' || found?.state === 'UNDOING';
  useEffect(
    function followWhileItRuns() {
      if (!isRunning) return;
      startPolling(EVERY_MS);
      return stopPolling;
    },
    [isRunning, startPolling, stopPolling],
  );

  if (error && !found) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!found) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <strong>{found.fileName}</strong>
      </Box>
      {(found.state === 'IMPORTING' || found.state === 'UNDOING') && <ImportProgress found={found} />}
      {found.state === 'READY' && (
        <ImportPreview
          found={found}
          acts={acts}
          onColumns={() => onColumns(found.sheetId, found.purpose === 'IMPORT_PEOPLE' ? 'people' : 'deals')}
        />
      )}
      {(found.state === 'DONE' || found.state === 'UNDONE') && (
        <ImportResult found={found} acts={acts} onOther={onOther} />
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import { downloadFile, IncompleteFileError } from '../../lib/exports/downloadFile';
import { buildExportPath } from '../../lib/exports/exportedTable';
import { saveFile } from '../../lib/exports/saveFile';
import { formatMegabytes } from '../../lib/format/numbers';
import { useToast } from '../feedback/Toast';
import type { RunningExportFile } from './exportsContext';

type Props = { files: readonly RunningExportFile[]; token: string; onEnd: (id: number) => void };

/**
 * Shows the running exports in a corner of the window. Most exports finish before they would become visible.
 */
export function RunningExports({ files, token, onEnd }: Props) {
  return (
    <Box component="section" aria-label="Exports" sx={cornerStyles}>
      {files.map(file => (
        <RunningExport key={file.id} file={file} token={token} onEnd={onEnd} />
      ))}
    </Box>
  );
}

function RunningExport({
  file,
  token,
  onEnd,
}: {
  file: RunningExportFile;
  token: string;
  onEnd: Props['onEnd'];
}) {
  const { isSlow, loadedBytes } = useRunningExport(file, token, onEnd);
  if (!isSlow) return null;
  const { title } = file.table;
  return (
    <Box sx={cardStyles}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          <strong>{title}</strong>{' '}
          {loadedBytes > 0 ? `${formatMegabytes(loadedBytes)} downloaded` : 'is being prepared…'}
        </Box>
        <LinearProgress aria-label={`Downloading ${title}`} sx={{ mt: 0.5 }} />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`Cancel ${title}`}
        onClick={() => onEnd(file.id)}
      >
        Cancel
      </Button>
    </Box>
  );
}

const cornerStyles = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  bottom: { xs: 8, sm: 24 },
  width: { sm: 380 },
  display: 'grid',
  gap: 1,
  displayPrint: 'none',
} as const;

const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  boxShadow: 6,
} as const;

/** The delay in milliseconds before the progress of an export is shown. */
const SHOW_PROGRESS_AFTER_MS = 500;

const PROGRESS_INTERVAL_MS = 100;

/** Loads a file and saves it, or shows the error. Unmounting cancels it. */
export function useRunningExport(
  { id, table, format }: RunningExportFile,
  token: string,
  onEnd: (id: number) => void,
) {
  const [isSlow, setIsSlow] = useState(false);
  const [loadedBytes, setLoadedBytes] = useState(0);
  const showToast = useToast();
  const path = buildExportPath(table, format);
  const { title } = table;

  useEffect(
    function load() {
      const abortController = new AbortController();
      const { signal } = abortController;
      const slowTimer = setTimeout(() => setIsSlow(true), SHOW_PROGRESS_AFTER_MS);
      let progressShownAt = 0;
      const onProgress = (bytes: number) => {
        if (performance.now() - progressShownAt < PROGRESS_INTERVAL_MS) return;
        progressShownAt = performance.now();
        setLoadedBytes(bytes);
      };
      downloadFile(path, { token, signal, onProgress })
        .then(
          ({ file, name }) => {
            saveFile(file, name);
            showToast(`${name} downloaded.`);
          },
          (error: unknown) => {
            if (!signal.aborted) showToast(toExportErrorMessage(error, title), 'error');
          },
        )
        .finally(() => !signal.aborted && onEnd(id));
      return () => {
        clearTimeout(slowTimer);
        abortController.abort();
      };
    },
    [id, path, title, token, onEnd, showToast],
  );
  return { isSlow, loadedBytes };
}

const toExportErrorMessage = (error: unknown, title: string): string =>
  error instanceof IncompleteFileError
    ? `The download of ${title} was interrupted and nothing was saved. Export it again.`
    : toErrorMessage(error);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { formatMegabytes } from '../../lib/values/megabytes';
import type { RunningExportFile } from './asking';
import { useRunningExport } from './useRunningExport';

type Props = { files: readonly RunningExportFile[]; token: string; onEnd: (id: number) => void };

/** Shows the running exports in a corner of the window. Most finish before they would be visible. */
export function RunningExports({ files, token, onEnd }: Props) {
  return (
    <Box component="section" aria-label="Exports" sx={cornerStyles}>
      {files.map(file => (
        <RunningExport key={file.id} file={file} token={token} onEnd={onEnd} />
      ))}
    </Box>
  );
}

function RunningExport({ file, token, onEnd }: { file: RunningExportFile; token: string; onEnd: Props['onEnd'] }) {
  const { isSlow, loadedBytes } = useRunningExport(file, token, onEnd);
  if (!isSlow) return null;
  const { title } = file.table;
  return (
    <Box sx={cardStyles}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          <strong>{title}</strong> {loadedBytes > 0 ? `${formatMegabytes(loadedBytes)} loaded` : 'is being made…'}
        </Box>
        <LinearProgress aria-label={`${title} is being loaded`} sx={{ mt: 0.5 }} />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`Cancel: ${title}`}
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { TEXT_WIDTH } from '../page/narrowPage';
import type { Upload } from './useSheetUpload';

type Props = { upload: Extract<Upload, { step: 'reading' | 'sending' }>; onCancel: () => void };

/** Shows the progress of reading and sending a file, with a button to cancel. */
export function SheetProgress({ upload, onCancel }: Props) {
  const isSending = upload.step === 'sending';
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: TEXT_WIDTH, py: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          <strong>{upload.name}</strong>{' '}
          {isSending
            ? `${upload.sent.toLocaleString()} of ${upload.lineCount.toLocaleString()} lines are sent`
            : 'is being read…'}
        </Box>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
      <LinearProgress
        aria-label={`${upload.name} is being read`}
        {...(isSending && { variant: 'determinate', value: (100 * upload.sent) / upload.lineCount })}
      />
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', minHeight: 20 }}>
        {isSending &&
          upload.isWaiting &&
          'The server cannot be reached. What is missing is sent as soon as it answers.'}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useRef } from 'react';
import type { SheetPurpose } from '../../generated/types';
import { useOnChange } from '../../lib/hooks/lifecycleHooks';
import { TEXT_WIDTH } from '../page/page.styles';
import { SheetDropZone } from './SheetDropZone';
import { SheetReview } from './SheetReview';
import { type Upload, useSheetUpload } from './useSheetUpload';

type Props = {
  purpose: SheetPurpose;
  /** The current sheet, from the URL of the page; undefined if there is none. */
  sheetId: number | undefined;
  /**
   * Called with a new sheet, to put it into the URL so that it survives a reload; undefined to start again.
   */
  onSheet: (sheetId: number | undefined) => void;
  /** Called when the columns are confirmed. */
  onReady: (sheetId: number) => void;
  /** Label of the confirm button: "Compare", "Preview". */
  readyLabel: string;
  /** Sentences about the expected content of the file and its use. */
  instructions: readonly string[];
  /** A sample file to download. */
  sample: { href: string; label: string };
  /** Content next to the confirm button, such as the days to compare. */
  children?: ReactNode;
};

/** Guides a person from a file or pasted rows to a sheet with confirmed columns (sheets.md). */
export function SheetReader({
  purpose,
  sheetId,
  onSheet,
  onReady,
  readyLabel,
  instructions,
  sample,
  children,
}: Props) {
  const { upload, choose, readAgain, cancel } = useSheetUpload(purpose, onSheet);
  const isUploading = upload.step === 'reading' || upload.step === 'sending';
  const container = useRef<HTMLDivElement>(null);
  useOnChange(isUploading ? 'uploading' : (sheetId ?? 'choosing'), function restoreFocus() {
    // The focused button was removed together with its step, so the focus moves to the container.
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
  return (
    <Box ref={container} role="group" aria-label="File" tabIndex={-1} sx={{ minWidth: 0, outline: 'none' }}>
      {isUploading ? (
        <SheetProgress upload={upload} onCancel={cancel} />
      ) : sheetId === undefined ? (
        <SheetDropZone
          problem={upload.step === 'none' ? upload.problem : ''}
          instructions={instructions}
          sample={sample}
          onChoose={choose}
        />
      ) : (
        <SheetReview
          key={sheetId}
          sheetId={sheetId}
          {...(upload.step === 'sent' && { upload })}
          onReadAgain={readAgain}
          onOther={() => {
            cancel();
            onSheet(undefined);
          }}
          readyLabel={readyLabel}
          onReady={() => onReady(sheetId)}
        >
          {children}
        </SheetReview>
      )}
    </Box>
  );
}

type SheetProgressProps = { upload: Extract<Upload, { step: 'reading' | 'sending' }>; onCancel: () => void };

/** Shows the progress of reading and sending a file, with a button to cancel. */
export function SheetProgress({ upload, onCancel }: SheetProgressProps) {
  const isSending = upload.step === 'sending';
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: TEXT_WIDTH, py: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          <strong>{upload.name}</strong>{' '}
          {isSending
            ? `${upload.sent.toLocaleString()} of ${upload.lineCount.toLocaleString()} rows uploaded`
            : 'is being read…'}
        </Box>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
      <LinearProgress
        aria-label={`Reading ${upload.name}`}
        {...(isSending && { variant: 'determinate', value: (100 * upload.sent) / upload.lineCount })}
      />
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2', minHeight: 20 }}>
        {isSending &&
          upload.isWaiting &&
          'Can’t reach the server. The upload continues when the connection is back.'}
      </Box>
    </Box>
  );
}

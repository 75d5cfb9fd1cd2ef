import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import type { SheetPurpose } from '../../generated/types';
import { useOnChange } from '../../lib/hooks/useOnChange';
import { ChosenSheet } from './ChosenSheet';
import { SheetDrop } from './SheetDrop';
import { SheetProgress } from './SheetProgress';
import { useSheetUpload } from './useSheetUpload';

type Props = {
  purpose: SheetPurpose;
  /** The sheet that is worked on, from the page's address; undefined while there is none. */
  sheetId: number | undefined;
  /** To put it into the address, so that it is there after a reload; undefined: back to the beginning. */
  onSheet: (sheetId: number | undefined) => void;
  /** Its columns are as they should be: what is next. */
  onReady: (sheetId: number) => void;
  /** "Compare", "Look at the deals". */
  readyLabel: string;
  /** What is read and what comes of it, a sentence each. */
  says: readonly string[];
  /** A file to begin with, beside the button. */
  sample: { href: string; label: string };
  /** Beside the button that goes on, such as the days that are compared. */
  children?: ReactNode;
};

/** From a file or pasted rows to a sheet whose columns are as they should be (sheets.md). */
export function SheetReader({
  purpose,
  sheetId,
  onSheet,
  onReady,
  readyLabel,
  says,
  sample,
  children,
}: Props) {
  const { upload, choose, readAgain, cancel } = useSheetUpload(purpose, onSheet);
  const isOnItsWay = upload.step === 'reading' || upload.step === 'sending';
  const place = useRef<HTMLDivElement>(null);
  useOnChange(isOnItsWay ? 'on its way' : (sheetId ?? 'to choose'), function goOnByKeyboard() {
    // What was pressed is gone with its step.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return (
    <Box ref={place} role="group" aria-label="File" tabIndex={-1} sx={{ minWidth: 0, outline: 'none' }}>
      {isOnItsWay ? (
        <SheetProgress upload={upload} onCancel={cancel} />
      ) : sheetId === undefined ? (
        <SheetDrop
          problem={upload.step === 'none' ? upload.problem : ''}
          says={says}
          sample={sample}
          onChoose={choose}
        />
      ) : (
        <ChosenSheet
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
        </ChosenSheet>
      )}
    </Box>
  );
}

import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { toErrorMessage } from '../../lib/apollo/errors';
import { LoadError } from '../feedback/LoadError';
import { Loading } from '../feedback/Loading';
import { ProblemText } from '../forms/ProblemText';
import type { ReadOptions } from './reading/readTable';
import { LeftOutColumns, SheetColumns } from './SheetColumns';
import { EncodingSelect, SheetFacts } from './SheetFacts';
import { SheetFormatSelects } from './SheetFormatSelects';
import { SheetDocument } from './sheets.generated';
import { useSheetLayout } from './useSheetLayout';
import type { SentUpload } from './useSheetUpload';

type Props = {
  sheetId: number;
  /** The upload of the sheet, while its file is available in the browser. */
  upload?: SentUpload;
  onReadAgain: (options: ReadOptions) => void;
  onOther: () => void;
  readyLabel: string;
  onReady: () => void;
  children?: ReactNode;
};

/**
 * Shows an uploaded sheet with the detected fields of its columns, which a person checks and corrects
 * (sheets.md, Header and columns).
 */
export function SheetReview({ sheetId, upload, onReadAgain, onOther, readyLabel, onReady, children }: Props) {
  const { data, error, refetch } = useQuery(SheetDocument, {
    variables: { id: sheetId },
  });
  const { sheet, isSaving, problem, updateLayout } = useSheetLayout(data?.sheet);
  if (error && !sheet) {
    return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  }
  if (!sheet) return <Loading />;
  const otherFileButton = (
    <Button color="inherit" variant="outlined" onClick={onOther}>
      Choose another file
    </Button>
  );
  if (!sheet.isWhole) return <IncompleteSheet name={sheet.fileName}>{otherFileButton}</IncompleteSheet>;
  const isIncomplete = sheet.missing.length > 0 || sheet.dataLineCount === 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <SheetFacts sheet={sheet} tabs={upload?.tabs ?? []} onTab={tab => onReadAgain({ tab })} />
      <EncodingSelect upload={upload} onChoose={encoding => onReadAgain({ encoding })} />
      <SheetFormatSelects sheet={sheet} onSet={updateLayout} />
      <Box sx={{ height: 4 }}>{isSaving && <LinearProgress aria-label="Checking the rows" />}</Box>
      <SheetColumns sheet={sheet} onSet={updateLayout} />
      <LeftOutColumns columns={sheet.columns} />
      <ProblemText>{problem}</ProblemText>
      {children}
      <Box sx={actionsStyles}>
        <Box
          role="status"
          sx={{ flexBasis: '100%', color: 'text.secondary', '&:empty': { display: 'none' } }}
        >
          {sheet.missing.join(' ')}
        </Box>
        <Button variant="contained" disabled={isSaving || isIncomplete} onClick={onReady}>
          {readyLabel}
        </Button>
        {otherFileButton}
      </Box>
    </Box>
  );
}

/** Sticky at the lower edge of the window, so that the buttons are visible with any number of columns. */
const actionsStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 1,
  bgcolor: 'background.default',
  displayPrint: 'none',
} as const;

/** Replaces the review when the upload was interrupted and the browser no longer has the file. */
const IncompleteSheet = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    <Box role="status">“{name}” wasn’t fully uploaded. Choose the file again to continue.</Box>
    {children}
  </Box>
);

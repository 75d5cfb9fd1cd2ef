import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { ProblemText } from '../forms/ProblemText';
import { LoadError } from '../page/LoadError';
import { Loading } from '../page/Loading';
import { LeftOutColumns } from './LeftOutColumns';
import type { ReadOptions } from './reading/readTable';
import { SheetColumns } from './SheetColumns';
import { SheetEncoding } from './SheetEncoding';
import { SheetFacts } from './SheetFacts';
import { SheetWriting } from './SheetWriting';
import { SheetDocument } from './sheets.generated';
import { useSheetLayout } from './useSheetLayout';
import type { SentUpload } from './useSheetUpload';

type Props = {
  sheetId: number;
  /** Of the file, as long as it is at hand. */
  upload?: SentUpload;
  onReadAgain: (options: ReadOptions) => void;
  onOther: () => void;
  readyLabel: string;
  onReady: () => void;
  children?: ReactNode;
};

/** A sheet whose lines are there: what its columns are taken for, to look at and to correct (sheets.md, Head and columns). */
export function ChosenSheet({ sheetId, upload, onReadAgain, onOther, readyLabel, onReady, children }: Props) {
  const { data, error, refetch } = useQuery(SheetDocument, {
    variables: { id: sheetId },
  });
  const { sheet, isSaving, problem, set } = useSheetLayout(data?.sheet);
  if (error && !sheet) {
    return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (!sheet) return <Loading />;
  const other = (
    <Button color="inherit" variant="outlined" onClick={onOther}>
      Another file
    </Button>
  );
  if (!sheet.isWhole) return <PartOfSheet name={sheet.fileName}>{other}</PartOfSheet>;
  const cannotGoOn = sheet.missing.length > 0 || sheet.dataLineCount === 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <SheetFacts sheet={sheet} tabs={upload?.tabs ?? []} onTab={tab => onReadAgain({ tab })} />
      <SheetEncoding upload={upload} onChoose={encoding => onReadAgain({ encoding })} />
      <SheetWriting sheet={sheet} onSet={set} />
      <Box sx={{ height: 4 }}>{isSaving && <LinearProgress aria-label="The lines are being checked" />}</Box>
      <SheetColumns sheet={sheet} onSet={set} />
      <LeftOutColumns columns={sheet.columns} />
      <ProblemText>{problem}</ProblemText>
      {children}
      <Box sx={actions}>
        <Box
          role="status"
          sx={{ flexBasis: '100%', color: 'text.secondary', '&:empty': { display: 'none' } }}
        >
          {sheet.missing.join(' ')}
        </Box>
        <Button variant="contained" disabled={isSaving || cannotGoOn} onClick={onReady}>
          {readyLabel}
        </Button>
        {other}
      </Box>
    </Box>
  );
}

/** On the window's lower edge, in reach above however many columns. */
const actions = {
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

/** Its upload was broken off, and the file is no longer at hand. */
const PartOfSheet = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    <Box role="status">Not all of “{name}” has come. Choose it again: it goes on where it stopped.</Box>
    {children}
  </Box>
);

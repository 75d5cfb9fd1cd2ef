import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemText } from '../../components/forms/ProblemText';
import { UpdatingLine } from '../../components/lists/ListPage';
import { LoadError } from '../../components/page/LoadError';
import { Loading } from '../../components/page/Loading';
import type { ImportOutcome } from '../../generated/types';
import { ROWS_A_PAGE } from '../../lib/address/listPage';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { count } from '../../lib/values/units';
import {
  type ImportFieldsFragment,
  ImportPreviewDocument,
  type ImportPreviewQuery,
} from './imports.generated';
import { closedMonthWords, lines, things } from './importWords';
import { NamesToSettle } from './NamesToSettle';
import { PreviewLines } from './PreviewLines';
import { PreviewSums } from './PreviewSums';
import type { useImportActs } from './useImportActs';
import { ValuesToSettle } from './ValuesToSettle';

type Props = {
  found: ImportFieldsFragment;
  acts: ReturnType<typeof useImportActs>;
  onColumns: () => void;
};

/** What an import would do: names to settle, what becomes of each line, and the button that does it (import.md, The way). */
export function ImportPreview({ found: { id, sheetId, purpose, failure }, acts, onColumns }: Props) {
  const [shown, setShown] = useState<{ outcome: ImportOutcome | null; page: number }>({
    outcome: null,
    page: 0,
  });
  const { data, previousData, error, loading, refetch } = useQuery(ImportPreviewDocument, {
    variables: { id, outcome: shown.outcome, offset: shown.page * ROWS_A_PAGE, limit: ROWS_A_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const preview = (data ?? previousData)?.importPreview;
  const back = (
    <Button color="inherit" variant="outlined" onClick={onColumns}>
      Columns
    </Button>
  );
  if (error && !preview) {
    return (
      <>
        <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />
        <Box>{back}</Box>
      </>
    );
  }
  if (!preview) return <Loading />;
  const { counts, newPersonCount, totalLines, numberOnlyLines, lacking, closedMonths, sums } = preview;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <NamesToSettle preview={preview} isBusy={acts.isBusy} onSettle={names => void acts.settle(names)} />
      <ValuesToSettle preview={preview} onSettle={value => void acts.settleValue(sheetId, value)} />
      <ProblemText>{acts.problem || failure || ''}</ProblemText>
      <PreviewSums sums={sums} />
      <ClosedMonths months={closedMonths} />
      {lacking.length > 0 && (
        <Alert severity="warning">
          {lacking.map(sentence => (
            <Box key={sentence}>{sentence}</Box>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={acts.isBusy || loading || counts.new === 0}
          onClick={() => void acts.run(counts.new)}
        >
          {`Import ${things(purpose, counts.new)}`}
        </Button>
        {back}
        <Box role="status" sx={quiet}>
          {wordsBeside(counts.refused, newPersonCount)}
        </Box>
      </Box>
      <LeftOut because="they add up others" lines={totalLines} />
      <LeftOut because="they hold nothing but a number" lines={numberOnlyLines} />
      <UpdatingLine isUpdating={loading} />
      <PreviewLines
        id={id}
        purpose={purpose}
        preview={preview}
        outcome={shown.outcome}
        page={shown.page}
        isUpdating={loading}
        onChange={setShown}
      />
    </Box>
  );
}

type ClosedMonth = ImportPreviewQuery['importPreview']['closedMonths'][number];

/** Why lines of closed months are left out, and the way to reopen those months. */
function ClosedMonths({ months }: { months: readonly ClosedMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={Link} to="/closing">
          Months
        </Button>
      }
    >
      {months.map(closed => (
        <Box key={closed.month}>{closedMonthWords(closed)}</Box>
      ))}
    </Alert>
  );
}

/** So many lines are named. */
const NAMED = 20;

function LeftOut({ because, lines: left }: { because: string; lines: readonly number[] }) {
  if (left.length === 0) return null;
  return (
    <Box sx={quiet}>
      {`Left out, because ${because}: ${left.length === 1 ? 'line' : 'lines'} ${left.slice(0, NAMED).map(count).join(', ')}`}
      {left.length > NAMED && ` and ${count(left.length - NAMED)} more`}
    </Box>
  );
}

/** What the button also does, and what it does not. */
function wordsBeside(refused: number, newPeople: number): string {
  const added =
    newPeople === 0
      ? ''
      : `${count(newPeople)} new, inactive ${newPeople === 1 ? 'person is' : 'people are'} added. `;
  return refused === 0
    ? added
    : `${added}${lines(refused)} ${refused === 1 ? 'is' : 'are'} refused and left out.`;
}

const quiet = { color: 'text.secondary', typography: 'body2' } as const;

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router';
import { useToast } from '../../../components/feedback/Toast';
import type { NewDealInput } from '../../../generated/types';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { type Day, formatLongDay } from '../../../lib/days/dates';
import { useIsPhone } from '../../../lib/hooks/mediaHooks';
import { useViewer } from '../../../lib/viewer';
import { CreateDealsDocument } from '../deals.generated';
import { useStockNumberWarnings } from '../fields/DealFieldNotes';
import { PastedTable } from './PastedTable';
import { countProblems, toNewDealInput } from './pastedDeals';
import { MAX_PASTED_ROWS, usePastedDeals } from './usePastedDeals';

/** Adds rows from a spreadsheet as new deals, after a preview of each cell. */
export function PasteRowsDialog({ day, onClose }: { day: Day; onClose: () => void }) {
  const isPhone = useIsPhone();
  const pastedDeals = usePastedDeals(day);
  const { deals, text, notice } = pastedDeals;
  const [isBusy, setIsBusy] = useState(false);
  const [lastRejection, setLastRejection] = useState<(PasteRejection & { text: string }) | null>(null);
  const createDeals = useCreateDeals();
  const showToast = useToast();
  const { can } = useViewer();

  // Ignores the last rejection once the rows have changed.
  const rejection = lastRejection?.text === text ? lastRejection : null;
  const problems = countProblems(deals);
  const hasTooManyRows = deals.length > MAX_PASTED_ROWS;
  const warnings = useStockNumberWarnings(
    hasTooManyRows ? [] : deals.map(({ draft }) => draft.stockNum ?? ''),
  );
  const rowWarnings = deals.flatMap(({ draft }, index) => {
    const message = warnings.get(draft.stockNum ?? '');
    return message ? [{ row: index + 1, message }] : [];
  });

  async function createAll() {
    setIsBusy(true);
    const result = await createDeals(deals.map(toNewDealInput));
    setIsBusy(false);
    if (result.kind === 'rejected') {
      setLastRejection({ ...result, text });
      void pastedDeals.refetchFreeNumbers();
      return;
    }
    showToast(deals.length === 1 ? '1 deal added.' : `${deals.length} deals added.`);
    pastedDeals.clear();
    onClose();
  }

  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth={false}
      fullWidth
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby="paste-title"
    >
      <DialogTitle id="paste-title">Paste from spreadsheet</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <TextField
          multiline
          autoFocus
          minRows={deals.length > 0 ? 2 : 8}
          maxRows={deals.length > 0 ? 4 : 16}
          label="Rows copied from a spreadsheet, or CSV"
          placeholder="With or without a header row. Without one, columns are read in the order of the deal form."
          value={text}
          onChange={event => pastedDeals.setPastedText(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { whiteSpace: 'pre', overflowX: 'auto' } } }}
        />
        {notice && text !== '' && <Alert severity="info">{notice}</Alert>}
        {rejection && <Alert severity="error">{rejection.message}</Alert>}
        {hasTooManyRows && (
          <Alert severity="error">
            {`You can add up to ${MAX_PASTED_ROWS} rows at once.`}
            {can.importFiles && (
              <>
                {' '}
                For more, use <Link to="/import">Import</Link>.
              </>
            )}
          </Alert>
        )}
        {problems > 0 && (
          <Alert severity="warning">
            {problems === 1 ? '1 cell can’t be read.' : `${problems} cells can’t be read.`} Correct{' '}
            {problems === 1 ? 'it' : 'them'} in the table, or skip the row or the column.
          </Alert>
        )}
        {rowWarnings.length > 0 && (
          <Alert severity="warning">
            {rowWarnings.map(({ row, message }) => (
              <div key={row}>{`Row ${row}: ${message}`}</div>
            ))}
          </Alert>
        )}
        {deals.length > 0 && !hasTooManyRows && (
          <PastedTable pastedDeals={pastedDeals} rowErrors={rejection?.rows ?? new Map()} />
        )}
      </DialogContent>
      <DialogActions>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', mr: 'auto' }}>
          {deals.length > 0 && `Rows without an added date will be added on ${formatLongDay(day)}.`}
        </Box>
        {text !== '' && (
          <Button color="inherit" onClick={pastedDeals.clear}>
            Clear
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || deals.length === 0 || problems > 0 || hasTooManyRows}
          onClick={() => void createAll()}
        >
          {isBusy ? 'Adding...' : deals.length === 1 ? 'Add 1 deal' : `Add ${deals.length} deals`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Reason why no deal was added, and the error messages by row. Row indexes count from 0. */
export type PasteRejection = { kind: 'rejected'; message: string; rows: ReadonlyMap<number, string> };

export function useCreateDeals(): (deals: NewDealInput[]) => Promise<PasteRejection | { kind: 'created' }> {
  const [sendDeals] = useMutation(CreateDealsDocument, { refetchQueries: 'active' });
  return async deals => {
    try {
      await sendDeals({ variables: { deals } });
      return { kind: 'created' };
    } catch (error) {
      return { kind: 'rejected', message: toErrorMessage(error), rows: toRowErrors(error) };
    }
  };
}

type PastedRowError = { row: number; message: string };

function toRowErrors(error: unknown): ReadonlyMap<number, string> {
  const rows = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.rows : undefined;
  return new Map(
    Array.isArray(rows) ? rows.map(({ row, message }: PastedRowError) => [row - 1, message]) : [],
  );
}

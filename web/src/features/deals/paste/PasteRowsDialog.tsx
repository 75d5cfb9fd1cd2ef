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
import { useToast } from '../../../components/page/Toast';
import { type Day, longDay } from '../../../lib/days/dates';
import { useIsPhone } from '../../../lib/hooks/useIsPhone';
import { useViewer } from '../../../lib/viewer';
import { useStockNumberWarnings } from '../fields/useStockNumberWarnings';
import { PastedTable } from './PastedTable';
import { newDealOf, problemCount } from './pastedDeals';
import { MOST_ROWS, usePastedDeals } from './usePastedDeals';
import { type Refused, useRecordDeals } from './useRecordDeals';

/** Rows that were copied from a spreadsheet become new deals, after a look at what each cell became. */
export function PasteRowsDialog({ day, onClose }: { day: Day; onClose: () => void }) {
  const isPhone = useIsPhone();
  const pasted = usePastedDeals(day);
  const { deals, text, notice } = pasted;
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<(Refused & { text: string }) | null>(null);
  const record = useRecordDeals();
  const showToast = useToast();
  const { can } = useViewer();

  // What the server said is of the rows that it was sent.
  const answer = refused?.text === text ? refused : null;
  const problems = problemCount(deals);
  const isTooMuch = deals.length > MOST_ROWS;
  const warnings = useStockNumberWarnings(isTooMuch ? [] : deals.map(({ draft }) => draft.stockNum ?? ''));
  const warned = deals.flatMap(({ draft }, index) => {
    const message = warnings.get(draft.stockNum ?? '');
    return message ? [{ row: index + 1, message }] : [];
  });

  async function recordAll() {
    setIsBusy(true);
    const result = await record(deals.map(newDealOf));
    setIsBusy(false);
    if (result.kind === 'refused') {
      setRefused({ ...result, text });
      void pasted.askNumbersAgain();
      return;
    }
    showToast(deals.length === 1 ? '1 deal is recorded.' : `${deals.length} deals are recorded.`);
    pasted.forget();
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
      <DialogTitle id="paste-title">Paste rows</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <TextField
          multiline
          autoFocus
          minRows={deals.length > 0 ? 2 : 8}
          maxRows={deals.length > 0 ? 4 : 16}
          label="Rows copied from a spreadsheet, or CSV"
          placeholder="With or without a line of column names. Without one, columns are read in the order of the form."
          value={text}
          onChange={event => pasted.paste(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { whiteSpace: 'pre', overflowX: 'auto' } } }}
        />
        {notice && text !== '' && <Alert severity="info">{notice}</Alert>}
        {answer && <Alert severity="error">{answer.sentence}</Alert>}
        {isTooMuch && (
          <Alert severity="error">
            {`At most ${MOST_ROWS} rows are recorded at once.`}
            {can.importFiles && (
              <>
                {' '}
                <Link to="/import">Import</Link> takes more.
              </>
            )}
          </Alert>
        )}
        {problems > 0 && (
          <Alert severity="warning">
            {problems === 1 ? 'One cell is' : `${problems} cells are`} not understood: correct{' '}
            {problems === 1 ? 'it' : 'them'} in the table, or leave the row or the column out.
          </Alert>
        )}
        {warned.length > 0 && (
          <Alert severity="warning">
            {warned.map(({ row, message }) => (
              <div key={row}>{`Row ${row}: ${message}`}</div>
            ))}
          </Alert>
        )}
        {deals.length > 0 && !isTooMuch && (
          <PastedTable pasted={pasted} refusals={answer?.rows ?? new Map()} />
        )}
      </DialogContent>
      <DialogActions>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', mr: 'auto' }}>
          {deals.length > 0 && `Where no date was pasted, the added date is ${longDay(day)}.`}
        </Box>
        {text !== '' && (
          <Button color="inherit" onClick={pasted.forget}>
            Clear
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || deals.length === 0 || problems > 0 || isTooMuch}
          onClick={() => void recordAll()}
        >
          {isBusy ? 'Adding...' : deals.length === 1 ? 'Add 1 deal' : `Add ${deals.length} deals`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

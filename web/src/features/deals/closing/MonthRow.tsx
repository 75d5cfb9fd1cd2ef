import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { monthTitle } from '../../../components/closed/closedWords';
import { FramedRow } from '../../../components/lists/FramedList';
import type { StoreMonthsQuery } from '../../../generated/graphql';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { useViewer } from '../../../lib/viewer';
import { isClosed, stateWords } from './closingWords';

type Props = {
  month: StoreMonthsQuery['storeMonths'][number];
  onClose: () => void;
  onReopen: () => void;
};

/** A month: what became of it, and what the viewer may do with it now. */
export function MonthRow({ month, onClose, onReopen }: Props) {
  const { can } = useViewer();
  const timeZone = useStoreTimeZone();
  return (
    <FramedRow
      title={monthTitle(month.month)}
      facts={stateWords(month, timeZone)}
      actions={
        <>
          {month.lastClosing && (
            <Button component={Link} to={`/closing?closing=${month.lastClosing.id}`}>
              What was closed
            </Button>
          )}
          {can.reopenMonths && isClosed(month) && <Button onClick={onReopen}>Reopen</Button>}
          {can.closeMonths && month.isOver && !isClosed(month) && (
            <Button variant="outlined" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    />
  );
}

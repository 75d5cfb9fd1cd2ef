import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { monthTitle } from '../../../components/closed/closedWords';
import { Money } from '../../../components/deals/Money';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { count, units } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import type { StoreMonthsQuery } from './closing.generated';
import { isClosed, openDealsLink, stateWords } from './closingWords';

type Props = {
  month: StoreMonthsQuery['storeMonths'][number];
  /** Whether it is the next one to be closed. */
  isNext: boolean;
  onClose: () => void;
  onReopen: () => void;
};

/** A month: its figures, what became of it, and what the viewer may do with it now. */
export function MonthRow({ month, isNext, onClose, onReopen }: Props) {
  const { can } = useViewer();
  const timeZone = useStoreTimeZone();
  const { totals, lastClosing } = month;
  const title = monthTitle(month.month);
  const canClose = can.closeMonths && month.isOver && !isClosed(month);
  const open = totals ? count(totals.openDeals) : '–';
  return (
    <tr aria-label={title}>
      <th scope="row">{title}</th>
      <td data-head="Units">{totals ? units(totals.delivered) : '–'}</td>
      <td data-head="Gross">
        <Money amount={totals?.gross} />
      </td>
      <td data-head="Total Spiff">
        <Money amount={totals?.totalSpiff} />
      </td>
      <td data-head="Open points">
        {open === '0' || isClosed(month) ? (
          open
        ) : (
          <Link component={RouterLink} to={openDealsLink(month.month)}>
            {open}
          </Link>
        )}
      </td>
      <td data-is-words>{stateWords(month, timeZone)}</td>
      <td data-is-acts>
        {lastClosing && (
          <Button component={RouterLink} to={`/closing?closing=${lastClosing.id}`}>
            What was closed
          </Button>
        )}
        {can.reopenMonths && isClosed(month) && <Button onClick={onReopen}>Reopen</Button>}
        {canClose && (
          <Button variant={isNext ? 'contained' : 'text'} onClick={onClose}>
            Close month
          </Button>
        )}
      </td>
    </tr>
  );
}

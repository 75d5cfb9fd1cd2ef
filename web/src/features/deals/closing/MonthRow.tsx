import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { formatMonthTitle } from '../../../components/closed/closedWords';
import { Money } from '../../../components/deals/Money';
import { useStoreTimeZone } from '../../../lib/days/storeDay';
import { formatCount, formatUnits } from '../../../lib/values/units';
import { useViewer } from '../../../lib/viewer';
import type { StoreMonthsQuery } from './closing.generated';
import { isClosed, buildOpenItemsUrl, formatMonthState } from './closingWords';

type MonthRowProps = {
  month: StoreMonthsQuery['storeMonths'][number];
  isNext: boolean;
  onClose: () => void;
  onReopen: () => void;
};

/** Shows a month with its figures, its state and the actions that the viewer may take. */
export function MonthRow({ month, isNext, onClose, onReopen }: MonthRowProps) {
  const { can } = useViewer();
  const timeZone = useStoreTimeZone();
  const { totals, lastClosing } = month;
  const title = formatMonthTitle(month.month);
  const canClose = can.closeMonths && month.isOver && !isClosed(month);
  const openCount = totals ? formatCount(totals.openDeals) : '–';
  return (
    <tr aria-label={title}>
      <th scope="row">{title}</th>
      <td data-head="Units">{totals ? formatUnits(totals.delivered) : '–'}</td>
      <td data-head="Gross">
        <Money amount={totals?.gross} />
      </td>
      <td data-head="Total Spiff">
        <Money amount={totals?.totalSpiff} />
      </td>
      <td data-head="Open points">
        {openCount === '0' || isClosed(month) ? (
          openCount
        ) : (
          <Link component={RouterLink} to={buildOpenItemsUrl(month.month)}>
            {openCount}
          </Link>
        )}
      </td>
      <td data-is-words>{formatMonthState(month, timeZone)}</td>
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

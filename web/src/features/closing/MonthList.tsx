import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatMonthTitle } from '../../components/closedMonths/closedMonths';
import { Money } from '../../components/deals/DealValues';
import { EmptyDealsHint, EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { TableSkeleton } from '../../components/feedback/Skeletons';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useStoreTimeZone } from '../../lib/days/StoreDayProvider';
import { formatCount, formatUnits } from '../../lib/format/numbers';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { useViewer } from '../../lib/viewer';
import { CloseMonthDialog } from './CloseMonthDialog';
import { StoreMonthsDocument, type StoreMonthsQuery } from './closing.generated';
import { buildOpenItemsUrl, findNextToClose, formatMonthState, isClosed } from './closing.labels';
import { monthHeaders } from './closingHeaders';
import { monthTableStyles } from './closingTable.styles';
import { ReopenMonthDialog } from './ReopenMonthDialog';

export function MonthList() {
  const { data, error, refetch } = useLiveQuery(StoreMonthsDocument);
  const [openDialog, setOpenDialog] = useState<{ action: 'close' | 'reopen'; month: string } | null>(null);
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={6} rowHeight={52} />;
  if (data.storeMonths.length === 0) return <EmptyState text="No months yet." action={<EmptyDealsHint />} />;
  const next = findNextToClose(data.storeMonths);
  const closeDialog = () => setOpenDialog(null);
  return (
    <>
      <Box component="table" aria-label="Months" sx={monthTableStyles}>
        <thead>
          <tr>
            {Object.values(monthHeaders).map(header => (
              <HeaderCell key={header.label} header={header} data-is-text={header === monthHeaders.state} />
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {data.storeMonths.map(storeMonth => (
            <MonthRow
              key={storeMonth.month}
              month={storeMonth}
              isNext={storeMonth.month === next}
              onClose={() => setOpenDialog({ action: 'close', month: storeMonth.month })}
              onReopen={() => setOpenDialog({ action: 'reopen', month: storeMonth.month })}
            />
          ))}
        </tbody>
      </Box>
      {openDialog?.action === 'close' && <CloseMonthDialog month={openDialog.month} onClose={closeDialog} />}
      {openDialog?.action === 'reopen' && (
        <ReopenMonthDialog month={openDialog.month} onClose={closeDialog} />
      )}
    </>
  );
}

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
      <td data-head="Open items">
        {openCount === '0' || isClosed(month) ? (
          openCount
        ) : (
          <Link component={RouterLink} to={buildOpenItemsUrl(month.month)}>
            {openCount}
          </Link>
        )}
      </td>
      <td data-is-text>{formatMonthState(month, timeZone)}</td>
      <td data-is-actions>
        {lastClosing && (
          <Button component={RouterLink} to={`/closing?closing=${lastClosing.id}`}>
            View
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

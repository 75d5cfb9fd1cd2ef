import Box from '@mui/material/Box';
import { useState } from 'react';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { EmptyState } from '../../../components/page/EmptyState';
import { EmptyDealsHint } from '../../../components/page/HowDealsCome';
import { LoadError } from '../../../components/page/LoadError';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import { CloseMonthDialog } from './CloseDialog';
import { StoreMonthsDocument } from './closing.generated';
import { monthHeaders } from './closingHeaders';
import { findNextToClose } from './closingWords';
import { MonthRow } from './MonthRow';
import { monthTableStyles } from './monthTable';
import { ReopenMonthDialog } from './ReopenDialog';

export function MonthList() {
  const { data, error, refetch } = useLiveQuery(StoreMonthsDocument);
  const [openDialog, setOpenDialog] = useState<{ action: 'close' | 'reopen'; month: string } | null>(null);
  if (error && !data) return <LoadError detail={toErrorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={6} rowHeight={52} />;
  if (data.storeMonths.length === 0)
    return <EmptyState text="There is no month yet: no deal is recorded." action={<EmptyDealsHint />} />;
  const next = findNextToClose(data.storeMonths);
  const closeDialog = () => setOpenDialog(null);
  return (
    <>
      <Box component="table" aria-label="Months" sx={monthTableStyles}>
        <thead>
          <tr>
            {Object.values(monthHeaders).map(header => (
              <HeaderCell key={header.label} header={header} data-is-words={header === monthHeaders.state} />
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
      {openDialog?.action === 'reopen' && <ReopenMonthDialog month={openDialog.month} onClose={closeDialog} />}
    </>
  );
}

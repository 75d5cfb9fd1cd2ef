import Box from '@mui/material/Box';
import { useState } from 'react';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { EmptyState } from '../../../components/page/EmptyState';
import { HowDealsCome } from '../../../components/page/HowDealsCome';
import { LoadError } from '../../../components/page/LoadError';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { CloseDialog } from './CloseDialog';
import { StoreMonthsDocument } from './closing.generated';
import { monthHeaders } from './closingHeaders';
import { nextToClose } from './closingWords';
import { MonthRow } from './MonthRow';
import { monthTable } from './monthTable';
import { ReopenDialog } from './ReopenDialog';

/** The months from that of the first deal, the newest first. */
export function MonthList() {
  const { data, error, refetch } = useLiveQuery(StoreMonthsDocument);
  const [asked, setAsked] = useState<{ act: 'close' | 'reopen'; month: string } | null>(null);
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={6} rowHeight={52} />;
  if (data.storeMonths.length === 0)
    return <EmptyState text="There is no month yet: no deal is recorded." action={<HowDealsCome />} />;
  const next = nextToClose(data.storeMonths);
  const stopAsking = () => setAsked(null);
  return (
    <>
      <Box component="table" aria-label="Months" sx={monthTable}>
        <thead>
          <tr>
            {Object.values(monthHeaders).map(header => (
              <HeaderCell key={header.head} header={header} data-is-words={header === monthHeaders.state} />
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {data.storeMonths.map(each => (
            <MonthRow
              key={each.month}
              month={each}
              isNext={each.month === next}
              onClose={() => setAsked({ act: 'close', month: each.month })}
              onReopen={() => setAsked({ act: 'reopen', month: each.month })}
            />
          ))}
        </tbody>
      </Box>
      {asked?.act === 'close' && <CloseDialog month={asked.month} onClose={stopAsking} />}
      {asked?.act === 'reopen' && <ReopenDialog month={asked.month} onClose={stopAsking} />}
    </>
  );
}

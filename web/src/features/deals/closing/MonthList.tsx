import { useState } from 'react';
import { FramedList } from '../../../components/lists/FramedList';
import { EmptyState } from '../../../components/page/EmptyState';
import { LoadError } from '../../../components/page/LoadError';
import { CardsSkeleton } from '../../../components/page/Skeletons';
import { StoreMonthsDocument, useStoreMonthsQuery } from '../../../generated/graphql';
import { useFollow } from '../../../lib/live/follow';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { CloseDialog } from './CloseDialog';
import { MonthRow } from './MonthRow';
import { ReopenDialog } from './ReopenDialog';

/** The months from that of the first deal, the newest first. */
export function MonthList() {
  const { data, error, refetch } = useStoreMonthsQuery();
  useFollow(StoreMonthsDocument, {});
  const [asked, setAsked] = useState<{ act: 'close' | 'reopen'; month: string } | null>(null);
  if (error && !data) return <LoadError detail={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={6} height={56} />;
  if (data.storeMonths.length === 0) return <EmptyState text="There is no month yet: no deal is recorded." />;
  const stopAsking = () => setAsked(null);
  return (
    <>
      <FramedList label="Months">
        {data.storeMonths.map(each => (
          <MonthRow
            key={each.month}
            month={each}
            onClose={() => setAsked({ act: 'close', month: each.month })}
            onReopen={() => setAsked({ act: 'reopen', month: each.month })}
          />
        ))}
      </FramedList>
      {asked?.act === 'close' && <CloseDialog month={asked.month} onClose={stopAsking} />}
      {asked?.act === 'reopen' && <ReopenDialog month={asked.month} onClose={stopAsking} />}
    </>
  );
}

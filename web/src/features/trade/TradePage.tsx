import { useMemo } from 'react';
import { BoardPage } from '../../components/board/BoardPage';
import { ClosedMark } from '../../components/closed/ClosedMark';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/page/EmptyState';
import { PageHeader } from '../../components/page/PageHeader';
import { CardsSkeleton, TotalsSkeleton } from '../../components/page/Skeletons';
import { useUrlState } from '../../lib/address/urlState';
import { rangeOf } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { useSettled } from '../../lib/hooks/settled';
import { TradeBoard } from './TradeBoard';
import { TradePeriod } from './TradePeriod';
import { missingDays, tradeParams } from './tradePeriods';

/** /trade: how many cars were taken in trade, by day and in all. */
export function TradePage() {
  const today = useStoreToday();
  const [chosen, choose] = useUrlState(tradeParams);
  const range = useMemo(() => rangeOf(chosen, today), [chosen, today]);
  const settled = useSettled(range);

  return (
    <BoardPage>
      <PageHeader
        title="Trade %"
        shown={range && <RangeHead range={range} closed={<ClosedMark range={range} />} />}
        actions={
          <ExportButton tables={settled ? [{ title: 'Trade %', name: 'trade', query: settled }] : []} />
        }
        filters={<TradePeriod chosen={chosen} onChange={choose} />}
      />
      {!range && <EmptyState text={missingDays(chosen)} />}
      {range && !settled && (
        <>
          <TotalsSkeleton boxes={3} />
          <CardsSkeleton cards={6} height={72} />
        </>
      )}
      {range && settled && <TradeBoard range={settled} isSettling={range !== settled} />}
    </BoardPage>
  );
}

import { useMemo } from 'react';
import { ReportPage } from '../../components/board/BoardPage';
import { ClosedMonthBadge } from '../../components/closed/ClosedMark';
import { HeaderDateRange } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/page/EmptyState';
import { PageHeader } from '../../components/page/PageHeader';
import { CardsSkeleton, SummaryBarSkeleton } from '../../components/page/Skeletons';
import { useUrlState } from '../../lib/address/urlState';
import { resolvePeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { useDebounced } from '../../lib/hooks/settled';
import { TradeBoard } from './TradeBoard';
import { TradePeriod } from './TradePeriod';
import { missingDays, tradeParams } from './tradePeriods';

/** /trade: how many cars were taken in trade, by day and in all. */
export function TradePage() {
  const today = useStoreToday();
  const [chosen, choose] = useUrlState(tradeParams);
  const range = useMemo(() => resolvePeriod(chosen, today), [chosen, today]);
  const settled = useDebounced(range);

  return (
    <ReportPage>
      <PageHeader
        title="Trade %"
        details={range && <HeaderDateRange range={range} closedBadge={<ClosedMonthBadge range={range} />} />}
        actions={
          <ExportButton tables={settled ? [{ title: 'Trade %', name: 'trade', query: settled }] : []} />
        }
        filters={<TradePeriod chosen={chosen} onChange={choose} />}
      />
      {!range && <EmptyState text={missingDays(chosen)} />}
      {range && !settled && (
        <>
          <SummaryBarSkeleton boxes={3} />
          <CardsSkeleton cards={6} height={72} />
        </>
      )}
      {range && settled && <TradeBoard range={settled} isSettling={range !== settled} />}
    </ReportPage>
  );
}

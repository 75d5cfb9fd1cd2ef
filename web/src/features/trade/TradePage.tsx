import { useMemo } from 'react';
import { ClosedMonthBadge } from '../../components/closedMonths/ClosedMonthBadge';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { CardsSkeleton, SummaryBarSkeleton } from '../../components/feedback/Skeletons';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { ReportPage } from '../../components/reportTables/ReportPage';
import { resolvePeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useDebounced } from '../../lib/hooks/debounce';
import { useUrlState } from '../../lib/urlState/urlState';
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

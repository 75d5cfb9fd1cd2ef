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
import { TradeReport } from './TradeBoard';
import { TradePeriodFilter } from './TradePeriod';
import { describeRangeProblem, tradeParams } from './tradePeriods';

/** Renders /trade: cars taken in trade, by day and in total. */
export function TradePage() {
  const today = useStoreToday();
  const [filters, setFilters] = useUrlState(tradeParams);
  const range = useMemo(() => resolvePeriod(filters, today), [filters, today]);
  const debouncedRange = useDebounced(range);

  return (
    <ReportPage>
      <PageHeader
        title="Trade %"
        details={range && <HeaderDateRange range={range} closedBadge={<ClosedMonthBadge range={range} />} />}
        actions={
          <ExportButton tables={debouncedRange ? [{ title: 'Trade %', name: 'trade', query: debouncedRange }] : []} />
        }
        filters={<TradePeriodFilter filters={filters} onChange={setFilters} />}
      />
      {!range && <EmptyState text={describeRangeProblem(filters)} />}
      {range && !debouncedRange && (
        <>
          <SummaryBarSkeleton boxes={3} />
          <CardsSkeleton cards={6} height={72} />
        </>
      )}
      {range && debouncedRange && <TradeReport range={debouncedRange} isPending={range !== debouncedRange} />}
    </ReportPage>
  );
}

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { ClosedMonthBadge } from '../../components/closedMonths/ClosedMonthBadge';
import { DateField } from '../../components/days/DateField';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { CardsSkeleton, SummaryBarSkeleton } from '../../components/feedback/Skeletons';
import { FilterBar } from '../../components/filters/FilterBar';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { ReportPage } from '../../components/reportTables/ReportPage';
import { resolvePeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useDebounced } from '../../lib/hooks/debounce';
import { type UrlValues, useUrlState } from '../../lib/urlState/urlState';
import { TradeReport } from './TradeReport';
import { describeRangeProblem, tradeParams, tradePeriodLabels, tradePeriods } from './tradePeriods';

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
          <ExportButton
            tables={debouncedRange ? [{ title: 'Trade %', name: 'trade', query: debouncedRange }] : []}
          />
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

type TradeFilters = UrlValues<typeof tradeParams>;

type TradePeriodFilterProps = { filters: TradeFilters; onChange: (change: Partial<TradeFilters>) => void };

/** Renders the three period buttons, and the two dates of a custom range. */
export function TradePeriodFilter({ filters, onChange }: TradePeriodFilterProps) {
  return (
    <FilterBar label="Period">
      <ToggleButtonGroup
        exclusive
        value={filters.period}
        onChange={(_event, period) => period && onChange({ period })}
        aria-label="Period"
      >
        {tradePeriods.map(period => (
          <ToggleButton key={period} value={period}>
            {tradePeriodLabels[period]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {filters.period === 'custom' && (
        <>
          <DateField label="Start date" value={filters.start} onChange={start => onChange({ start })} />
          <DateField
            label="End date"
            value={filters.end}
            min={filters.start}
            onChange={end => onChange({ end })}
          />
        </>
      )}
    </FilterBar>
  );
}

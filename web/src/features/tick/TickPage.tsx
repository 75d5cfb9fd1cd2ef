import { ClosedMonthBadge } from '../../components/closedMonths/ClosedMonthBadge';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { PendingOverlay } from '../../components/feedback/Loading';
import { DateRangePicker } from '../../components/filters/DateRangePicker';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks, PrintButton } from '../../components/page/PageHeaderActions';
import { ReportPage, ReportSkeleton } from '../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../lib/apollo/errors';
import { monthStart } from '../../lib/days/dates';
import { useDebounced } from '../../lib/hooks/debounce';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { useUrlRange } from '../../lib/urlState/urlRange';
import { TickSheetReport } from './TickSheetReport';
import { TickSheetDocument } from './tick.generated';
import { WorkingDaysText } from './WorkingDays';

const links = [{ label: 'Closing', to: '/closing' }];

/** Renders /tick: units sold and pace of the store, the teams and the people. */
export function TickPage() {
  const [range, setRange] = useUrlRange();
  const debouncedRange = useDebounced(range);
  // The query also reads the three previous months, for 3MAvg.
  const days = { start: monthStart(debouncedRange.start, -3), end: debouncedRange.end };
  const { data, previousData, error, refetch } = useLiveQuery(TickSheetDocument, {
    variables: debouncedRange,
    days,
  });
  const hasFailed = error !== undefined && data === undefined;
  const sheet = hasFailed ? undefined : (data ?? previousData)?.tickSheet;

  return (
    <ReportPage>
      <PageHeader
        title="Tick Sheet"
        details={
          <HeaderDateRange range={debouncedRange} closedBadge={<ClosedMonthBadge range={debouncedRange} />} />
        }
        actions={
          <>
            <PageLinks links={links} />
            <ExportButton
              tables={[
                { title: 'Sections', name: 'ticksheet', query: debouncedRange },
                { title: 'Store Totals', name: 'storetotals', query: debouncedRange },
                // Ranges longer than a month have no pace.
                ...(sheet?.pace.length ? [{ title: 'Pace', name: 'pace', query: debouncedRange }] : []),
              ]}
            />
            <PrintButton />
          </>
        }
        filters={<DateRangePicker range={range} onChange={setRange} />}
      />
      {hasFailed && (
        <>
          {/* Without data, the working days are shown as 0. */}
          <WorkingDaysText completed={0} total={0} />
          <LoadError
            title="Error loading data"
            detail={toErrorMessage(error)}
            onRetry={() => void refetch()}
          />
        </>
      )}
      {!hasFailed && !sheet && <ReportSkeleton />}
      {sheet && (
        <PendingOverlay isPending={range !== debouncedRange || data === undefined}>
          <TickSheetReport sheet={sheet} range={debouncedRange} refetchTickSheet={refetch} />
        </PendingOverlay>
      )}
    </ReportPage>
  );
}

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
import { SummaryReport } from './SummaryReport';
import { SummaryDocument } from './summary.generated';

const links = [
  { label: 'Trends', to: '/trends' },
  { label: 'Morning report', to: '/morningreport' },
];

/** Renders /summary: a range compared with a year earlier, and the teams with their front gross. */
export function SummaryPage() {
  const [range, setRange] = useUrlRange();
  const debouncedRange = useDebounced(range);
  // The query also reads the same range a year earlier.
  const days = { start: monthStart(debouncedRange.start, -12), end: debouncedRange.end };
  const { data, previousData, error, refetch } = useLiveQuery(SummaryDocument, {
    variables: debouncedRange,
    days,
  });
  const hasFailed = error !== undefined && data === undefined;
  const summary = hasFailed ? undefined : (data ?? previousData)?.summary;

  return (
    <ReportPage>
      <PageHeader
        title="Summary"
        details={
          <HeaderDateRange range={debouncedRange} closedBadge={<ClosedMonthBadge range={debouncedRange} />} />
        }
        actions={
          <>
            <PageLinks links={links} />
            <ExportButton
              tables={[
                { title: 'Sections', name: 'summary', query: debouncedRange },
                { title: 'Stats', name: 'summarystats', query: debouncedRange },
                { title: 'This year vs. last year', name: 'year', query: debouncedRange },
              ]}
            />
            <PrintButton />
          </>
        }
        filters={<DateRangePicker range={range} onChange={setRange} />}
      />
      {hasFailed && (
        <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!hasFailed && !summary && <ReportSkeleton />}
      {summary && (
        <PendingOverlay isPending={range !== debouncedRange || data === undefined}>
          <SummaryReport summary={summary} range={debouncedRange} refetch={refetch} />
        </PendingOverlay>
      )}
    </ReportPage>
  );
}

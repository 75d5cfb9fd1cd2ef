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
import { SummaryBoard } from './SummaryBoard';
import { SummaryDocument } from './summary.generated';

const links = [
  { label: 'Trends', to: '/trends' },
  { label: 'Morning report', to: '/morningreport' },
];

/** /summary: a range against a year earlier, and by team with front gross. */
export function SummaryPage() {
  const [range, choose] = useUrlRange();
  const settled = useDebounced(range);
  // The same range a year earlier is beside it.
  const days = { start: monthStart(settled.start, -12), end: settled.end };
  const { data, previousData, error, refetch } = useLiveQuery(SummaryDocument, { variables: settled, days });
  const isRefused = error !== undefined && data === undefined;
  const summary = isRefused ? undefined : (data ?? previousData)?.summary;

  return (
    <ReportPage>
      <PageHeader
        title="Summary"
        details={<HeaderDateRange range={settled} closedBadge={<ClosedMonthBadge range={settled} />} />}
        actions={
          <>
            <PageLinks links={links} />
            <ExportButton
              tables={[
                { title: 'Sections', name: 'summary', query: settled },
                { title: 'Stats', name: 'summarystats', query: settled },
                { title: 'This year against last', name: 'year', query: settled },
              ]}
            />
            <PrintButton />
          </>
        }
        filters={<DateRangePicker range={range} onChange={choose} />}
      />
      {isRefused && (
        <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!isRefused && !summary && <ReportSkeleton />}
      {summary && (
        <PendingOverlay isPending={range !== settled || data === undefined}>
          <SummaryBoard summary={summary} range={settled} readAgain={refetch} />
        </PendingOverlay>
      )}
    </ReportPage>
  );
}

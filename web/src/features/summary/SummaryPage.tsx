import { ReportPage } from '../../components/board/BoardPage';
import { ReportSkeleton } from '../../components/board/BoardSkeleton';
import { ClosedMonthBadge } from '../../components/closed/ClosedMark';
import { HeaderDateRange } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { DateRangePicker } from '../../components/filters/DateRangePicker';
import { LoadError } from '../../components/page/LoadError';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import { PrintButton } from '../../components/page/PrintButton';
import { PendingOverlay } from '../../components/page/Settling';
import { useUrlRange } from '../../lib/address/chosenRange';
import { monthStart } from '../../lib/days/dates';
import { useDebounced } from '../../lib/hooks/settled';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { toErrorMessage } from '../../lib/server/sentenceOf';
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

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
import { TickBoard } from './TickBoard';
import { TickSheetDocument } from './tick.generated';
import { WorkingDaysText } from './WorkingDaysText';

const links = [{ label: 'Closing', to: '/closing' }];

/** /tick: units sold against pace, by store, team and person. */
export function TickPage() {
  const [range, choose] = useUrlRange();
  const settled = useDebounced(range);
  // 3MAvg reaches three months back.
  const days = { start: monthStart(settled.start, -3), end: settled.end };
  const { data, previousData, error, refetch } = useLiveQuery(TickSheetDocument, {
    variables: settled,
    days,
  });
  const isRefused = error !== undefined && data === undefined;
  const sheet = isRefused ? undefined : (data ?? previousData)?.tickSheet;

  return (
    <ReportPage>
      <PageHeader
        title="Tick Sheet"
        details={<HeaderDateRange range={settled} closedBadge={<ClosedMonthBadge range={settled} />} />}
        actions={
          <>
            <PageLinks links={links} />
            <ExportButton
              tables={[
                { title: 'Sections', name: 'ticksheet', query: settled },
                { title: 'Store Totals', name: 'storetotals', query: settled },
                // A range that is longer than a month has no picture.
                ...(sheet?.pace.length ? [{ title: 'Pace', name: 'pace', query: settled }] : []),
              ]}
            />
            <PrintButton />
          </>
        }
        filters={<DateRangePicker range={range} onChange={choose} />}
      />
      {isRefused && (
        <>
          {/* Brief §8: without an answer they fall back to 0 and 0. */}
          <WorkingDaysText completed={0} total={0} />
          <LoadError
            title="Error loading data"
            detail={toErrorMessage(error)}
            onRetry={() => void refetch()}
          />
        </>
      )}
      {!isRefused && !sheet && <ReportSkeleton />}
      {sheet && (
        <PendingOverlay isPending={range !== settled || data === undefined}>
          <TickBoard sheet={sheet} range={settled} readAgain={refetch} />
        </PendingOverlay>
      )}
    </ReportPage>
  );
}

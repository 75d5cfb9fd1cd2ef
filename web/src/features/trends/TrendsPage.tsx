import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/feedback/LoadError';
import { PendingOverlay } from '../../components/feedback/Loading';
import {
  UpStatsFiltersDocument,
  type UpStatsFiltersQuery,
} from '../../components/filters/upStatsFilters.generated';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { PrintButton } from '../../components/page/PageHeaderActions';
import { FigureGroup, ReportPage, ReportSkeleton } from '../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../lib/apollo/errors';
import { monthEnd, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { useLastResult } from '../../lib/hooks/useLastResult';
import { useLiveQuery } from '../../lib/live/liveQuery';
import { useUrlState } from '../../lib/urlState/urlState';
import { TrendChartGrid } from './TrendChartGrid';
import { formatTeamName, MonthStepper, TrendsFilterBar } from './TrendsFilterBar';
import { TrendsTable } from './TrendsTable';
import { trendParams } from './trends';
import { TrendsDocument } from './trends.generated';

/** Renders /trends: thirteen months of the store, a team or a person. */
export function TrendsPage() {
  const today = useStoreToday();
  const [filters, setFilters] = useUrlState(trendParams);
  const firstDay = filters.month ? `${filters.month}-01` : monthStart(today);
  const month = firstDay.slice(0, 7);
  const { employee } = filters;
  // If the URL has a team and a person, the person takes precedence.
  const team = employee === null ? filters.team : null;
  const trendVariables = useMemo(
    () => ({ month, teamId: team, employeeId: employee }),
    [month, team, employee],
  );
  const days = { start: monthStart(firstDay, -12), end: monthEnd(firstDay) };
  const { data, error, refetch } = useLiveQuery(TrendsDocument, { variables: trendVariables, days });
  const people = useQuery(UpStatsFiltersDocument);
  const hasFailed = error !== undefined && data === undefined;
  // The title matches the displayed figures, even while new figures load.
  const lastResult = useLastResult(data?.trends, trendVariables);
  const getSubjectName = (subject: typeof trendVariables) =>
    findSubjectName(people.data, subject.teamId, subject.employeeId);

  return (
    <ReportPage isLandscape>
      <PageHeader
        title="Trends"
        details={
          <>
            <HeaderDateRange range={days} selection={getSubjectName(trendVariables)} />
            <MonthStepper
              firstDay={firstDay}
              today={today}
              onChange={newMonth => setFilters({ month: newMonth })}
            />
          </>
        }
        actions={
          <>
            <ExportButton tables={[{ title: 'Trends', name: 'trends', query: trendVariables }]} />
            <PrintButton />
          </>
        }
        filters={
          <TrendsFilterBar
            filters={filters}
            onChange={setFilters}
            people={people.data}
            notice={people.error ? 'Something went wrong' : 'Loading...'}
          />
        }
      />
      {hasFailed && (
        <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!hasFailed && !lastResult && <ReportSkeleton />}
      {!hasFailed && lastResult && (
        <PendingOverlay isPending={lastResult.variables !== trendVariables}>
          <FigureGroup>
            <TrendChartGrid months={lastResult.data} />
            <TrendsTable
              months={lastResult.data}
              subject={{ ...lastResult.variables, name: getSubjectName(lastResult.variables) }}
            />
          </FigureGroup>
        </PendingOverlay>
      )}
    </ReportPage>
  );
}

function findSubjectName(
  people: UpStatsFiltersQuery | undefined,
  team: number | null,
  employee: number | null,
) {
  if (employee !== null) {
    const match = people?.upPeople.statsSalespeople.find(({ id }) => id === employee);
    return match?.name ?? `Employee ${employee}`;
  }
  if (team === null) return 'Store';
  const match = people?.teams.find(({ id }) => id === team);
  return match ? formatTeamName(match.name) : `Team ${team}`;
}

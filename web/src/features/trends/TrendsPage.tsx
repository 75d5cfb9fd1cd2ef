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
import { TrendFigures } from './TrendFigures';
import { MonthStepper, TrendsFilterBar, teamName } from './TrendsFilterBar';
import { TrendsTable } from './TrendsTable';
import { trendParams } from './trends';
import { TrendsDocument } from './trends.generated';

/** /trends: thirteen months of the store, a team or a person. */
export function TrendsPage() {
  const today = useStoreToday();
  const [chosen, choose] = useUrlState(trendParams);
  const firstDay = chosen.month ? `${chosen.month}-01` : monthStart(today);
  const month = firstDay.slice(0, 7);
  const { employee } = chosen;
  // An address that names both is of the person.
  const team = employee === null ? chosen.team : null;
  const asked = useMemo(() => ({ month, teamId: team, employeeId: employee }), [month, team, employee]);
  const days = { start: monthStart(firstDay, -12), end: monthEnd(firstDay) };
  const { data, error, refetch } = useLiveQuery(TrendsDocument, { variables: asked, days });
  const people = useQuery(UpStatsFiltersDocument);
  const isRefused = error !== undefined && data === undefined;
  // A figure stands below the name that it is of, also while others are being asked for.
  const last = useLastResult(data?.trends, asked);
  const nameOf = (whose: typeof asked) => nameAmong(people.data, whose.teamId, whose.employeeId);

  return (
    <ReportPage isLandscape>
      <PageHeader
        title="Trends"
        details={
          <>
            <HeaderDateRange range={days} selection={nameOf(asked)} />
            <MonthStepper firstDay={firstDay} today={today} onChange={shown => choose({ month: shown })} />
          </>
        }
        actions={
          <>
            <ExportButton tables={[{ title: 'Trends', name: 'trends', query: asked }]} />
            <PrintButton />
          </>
        }
        filters={
          <TrendsFilterBar
            chosen={chosen}
            onChange={choose}
            people={people.data}
            notice={people.error ? 'Something went wrong' : 'Loading...'}
          />
        }
      />
      {isRefused && (
        <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!isRefused && !last && <ReportSkeleton />}
      {!isRefused && last && (
        <PendingOverlay isPending={last.variables !== asked}>
          <FigureGroup>
            <TrendFigures months={last.data} />
            <TrendsTable months={last.data} of={{ ...last.variables, name: nameOf(last.variables) }} />
          </FigureGroup>
        </PendingOverlay>
      )}
    </ReportPage>
  );
}

function nameAmong(people: UpStatsFiltersQuery | undefined, team: number | null, employee: number | null) {
  if (employee !== null) {
    const known = people?.upPeople.statsSalespeople.find(({ id }) => id === employee);
    return known?.name ?? `Employee ${employee}`;
  }
  if (team === null) return 'Store';
  const known = people?.teams.find(({ id }) => id === team);
  return known ? teamName(known.name) : `Team ${team}`;
}

import { useMemo } from 'react';
import { Board } from '../../components/board/Board';
import { BoardPage } from '../../components/board/BoardPage';
import { BoardSkeleton } from '../../components/board/BoardSkeleton';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { LoadError } from '../../components/page/LoadError';
import { PageHeader } from '../../components/page/PageHeader';
import { PrintButton } from '../../components/page/PrintButton';
import { Settling } from '../../components/page/Settling';
import {
  TrendsDocument,
  type UpStatsFiltersQuery,
  useTrendsQuery,
  useUpStatsFiltersQuery,
} from '../../generated/graphql';
import { useUrlState } from '../../lib/address/urlState';
import { monthEnd, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useFollow } from '../../lib/live/follow';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { TrendFigures } from './TrendFigures';
import { MonthStepper, TrendsFilterBar, teamName } from './TrendsFilterBar';
import { TrendsTable } from './TrendsTable';
import { type TrendOf, trendParams } from './trends';

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
  const { data, previousData, error, refetch } = useTrendsQuery({ variables: asked });
  const days = { start: monthStart(firstDay, -12), end: monthEnd(firstDay) };
  useFollow(TrendsDocument, asked, { topics: ['DEALS', 'UP_LOG', 'EMPLOYEES'], days });
  const people = useUpStatsFiltersQuery();
  const of = { teamId: team, employeeId: employee, name: nameOf(team, employee, people.data) };
  const isRefused = error !== undefined && data === undefined;
  const months = isRefused ? undefined : (data ?? previousData)?.trends;

  return (
    <BoardPage isLandscape>
      <PageHeader
        title="Trends"
        shown={
          <>
            <RangeHead range={days} chosen={of.name} />
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
        <LoadError title="Error loading data" detail={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!isRefused && !months && <BoardSkeleton />}
      {months && (
        <Settling isSettling={data === undefined}>
          <Board>
            <TrendFigures months={months} />
            <TrendsTable months={months} of={of} />
          </Board>
        </Settling>
      )}
    </BoardPage>
  );
}

function nameOf(
  team: number | null,
  employee: number | null,
  people: UpStatsFiltersQuery | undefined,
): TrendOf['name'] {
  if (employee !== null) {
    const known = people?.upPeople.statsSalespeople.find(({ id }) => id === employee);
    return known?.name ?? `Employee ${employee}`;
  }
  const known = people?.teams.find(({ id }) => id === team);
  if (team === null) return 'Store';
  return known ? teamName(known.name) : `Team ${team}`;
}

import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Board } from '../../components/board/Board';
import { BoardPage } from '../../components/board/BoardPage';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { FilterBar } from '../../components/filters/FilterBar';
import { LoadError } from '../../components/page/LoadError';
import { PageHeader } from '../../components/page/PageHeader';
import { Settling } from '../../components/page/Settling';
import { TableSkeleton, TotalsSkeleton } from '../../components/page/Skeletons';
import { PotOfGoldDocument, usePotOfGoldQuery } from '../../generated/graphql';
import { oneOf, useUrlState } from '../../lib/address/urlState';
import { monthEnd, monthStart } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useFollow } from '../../lib/live/follow';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { PotEarners } from './PotEarners';
import { PotFigures } from './PotFigures';
import { PotTable } from './PotTable';

const months = ['past', 'current'] as const;
const labels = { past: 'Past Month', current: 'Current Month' };
const params = { month: oneOf(months, 'current') };

/** /potofgold: the monthly spiff on used cars. */
export function PotOfGoldPage() {
  const today = useStoreToday();
  const [chosen, choose] = useUrlState(params);
  const firstDay = monthStart(today, chosen.month === 'past' ? -1 : 0);
  const month = firstDay.slice(0, 7);
  const { data, previousData, error, refetch } = usePotOfGoldQuery({ variables: { month } });
  const days = { start: firstDay, end: monthEnd(firstDay) };
  useFollow(PotOfGoldDocument, { month }, { topics: ['DEALS', 'SETTINGS', 'EMPLOYEES'], days });
  const pot = (data ?? previousData)?.potOfGold;

  return (
    <BoardPage>
      <PageHeader
        title="Pot Of Gold Spiff"
        shown={<RangeHead range={days} />}
        actions={
          <ExportButton tables={[{ title: 'Pot Of Gold Spiff', name: 'potofgold', query: { month } }]} />
        }
        filters={
          <FilterBar label="Period">
            <ToggleButtonGroup
              exclusive
              value={chosen.month}
              onChange={(_event, picked) => picked && choose({ month: picked })}
              aria-label="Month"
            >
              {months.map(each => (
                <ToggleButton key={each} value={each}>
                  {labels[each]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </FilterBar>
        }
      />
      {error && !data ? (
        <LoadError title="Error loading data" detail={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : !pot ? (
        <>
          <TotalsSkeleton boxes={3} />
          <TableSkeleton rows={12} />
        </>
      ) : (
        <Settling isSettling={data === undefined}>
          <Board>
            <Box sx={top}>
              <PotFigures key={month} month={month} pot={pot} readAgain={refetch} />
              <PotEarners pot={pot} />
            </Box>
            <PotTable pot={pot} />
          </Board>
        </Settling>
      )}
    </BoardPage>
  );
}

/** The pot as wide as it is, who earns from it beside it. */
const top = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
} as const;

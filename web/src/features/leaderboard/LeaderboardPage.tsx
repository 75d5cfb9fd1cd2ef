import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { ClosedMonthBadge } from '../../components/closedMonths/ClosedMonthBadge';
import { ExportButton } from '../../components/export/ExportButton';
import { EmptyDealsHint, EmptyState } from '../../components/feedback/EmptyState';
import { LoadError } from '../../components/feedback/LoadError';
import { PendingOverlay } from '../../components/feedback/Loading';
import { CardsSkeleton, TableSkeleton } from '../../components/feedback/Skeletons';
import { HeaderDateRange } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { PrintButton } from '../../components/page/PageHeaderActions';
import { FigureGroup as OneStop, ReportPage } from '../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { useUrlState } from '../../lib/urlState/urlState';
import { countedBesides } from './figures';
import { LeaderboardCards } from './LeaderboardCards';
import { LeaderboardFilterBar } from './LeaderboardFilterBar';
import { LeaderboardTable } from './LeaderboardTable';
import { Legend } from './Legend';
import { chosenIn, exportedBoard, leaderboardParams } from './leaderboardFilters';
import { squareRuns } from './squares';
import { type Board, useLeaderboard } from './useLeaderboard';

/** /leaderboard: people or teams by what they sold, a square for every deal. */
export function LeaderboardPage() {
  const [filters, change] = useUrlState(leaderboardParams, 'as a transition');
  const { board, isSettling, error, retry } = useLeaderboard(filters);
  const isPhone = useIsPhone();
  return (
    <ReportPage isLandscape>
      <PageHeader
        title="Leaderboard"
        details={
          board && (
            <HeaderDateRange
              range={board.variables}
              selection={chosenIn(board.variables)}
              closedBadge={<ClosedMonthBadge range={board.variables} />}
            />
          )
        }
        actions={
          <>
            <ExportButton tables={board ? [exportedBoard(board.variables)] : []} />
            <PrintButton />
          </>
        }
        filters={<LeaderboardFilterBar filters={filters} onChange={change} />}
      />
      {!isPhone && <Legend />}
      {error && <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={retry} />}
      {!error &&
        !board &&
        (isPhone ? <CardsSkeleton cards={6} height={120} /> : <TableSkeleton rows={20} rowHeight={30} />)}
      {board && (
        <PendingOverlay isPending={isSettling}>
          <Standings board={board} isPhone={isPhone} />
        </PendingOverlay>
      )}
      {/* On a phone the first places come first. */}
      {isPhone && <Legend />}
    </ReportPage>
  );
}

function Standings({ board, isPhone }: { board: Board; isPhone: boolean }) {
  const { rows } = board;
  if (rows.length === 0)
    return (
      <EmptyState
        text="Nothing was sold in these days, and there is no salesperson yet."
        action={<EmptyDealsHint />}
      />
    );
  const besides = countedBesides(rows);
  return (
    <Box
      style={layoutOf(board, isPhone)}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <OneStop>{isPhone ? <LeaderboardCards {...board} /> : <LeaderboardTable {...board} />}</OneStop>
      {besides !== '' && (
        <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          * Total counts {besides} besides New and Used.
        </Box>
      )}
    </Box>
  );
}

/** The most lines of tens in a block. */
const LINES = 5;

/**
 * What is on the board decides how large it is drawn: how many rows there are, and how the tens of the longest lie. On a
 * desk a person's stand on one line; on a phone, and of teams, which are only three, in a block.
 */
function layoutOf({ rows, variables }: Board, isPhone: boolean): CSSProperties {
  const squares = Math.max(1, ...rows.map(row => squareRuns(row).reduce((sum, { count }) => sum + count, 0)));
  const tens = Math.ceil(squares / 10);
  const perLine = isPhone || variables.mode === 'TEAMS' ? Math.ceil(tens / LINES) : tens;
  return {
    '--per-line': perLine,
    '--lines': Math.ceil(tens / perLine),
    '--rows': rows.length,
    '--squares': Math.min(squares, perLine * 10),
  } as CSSProperties;
}

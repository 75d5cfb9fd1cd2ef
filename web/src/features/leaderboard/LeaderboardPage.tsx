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
import { FigureGroup, ReportPage } from '../../components/reportTables/ReportPage';
import { toErrorMessage } from '../../lib/apollo/errors';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { useUrlState } from '../../lib/urlState/urlState';
import { LeaderboardCards } from './LeaderboardCards';
import { LeaderboardFilterBar } from './LeaderboardFilterBar';
import { LeaderboardTable } from './LeaderboardTable';
import { formatFilters, leaderboardParams, toLeaderboardExport } from './leaderboardFilters';
import { describeOtherUnits } from './rowFigures';
import { Legend } from './Squares';
import { toSquareRuns } from './squareRuns';
import { type LeaderboardData, useLeaderboard } from './useLeaderboard';

/** Renders /leaderboard: people or teams by units or front gross, with a square for each deal. */
export function LeaderboardPage() {
  const [filters, setFilters] = useUrlState(leaderboardParams, 'as a transition');
  const { board, isPending, error, retry } = useLeaderboard(filters);
  const isPhone = useIsPhone();
  return (
    <ReportPage isLandscape>
      <PageHeader
        title="Leaderboard"
        details={
          board && (
            <HeaderDateRange
              range={board.variables}
              selection={formatFilters(board.variables)}
              closedBadge={<ClosedMonthBadge range={board.variables} />}
            />
          )
        }
        actions={
          <>
            <ExportButton tables={board ? [toLeaderboardExport(board.variables)] : []} />
            <PrintButton />
          </>
        }
        filters={<LeaderboardFilterBar filters={filters} onChange={setFilters} />}
      />
      {!isPhone && <Legend />}
      {error && <LoadError title="Error loading data" detail={toErrorMessage(error)} onRetry={retry} />}
      {!error &&
        !board &&
        (isPhone ? <CardsSkeleton cards={6} height={120} /> : <TableSkeleton rows={20} rowHeight={30} />)}
      {board && (
        <PendingOverlay isPending={isPending}>
          <Standings board={board} isPhone={isPhone} />
        </PendingOverlay>
      )}
      {/* On a phone the legend follows the rows. */}
      {isPhone && <Legend />}
    </ReportPage>
  );
}

function Standings({ board, isPhone }: { board: LeaderboardData; isPhone: boolean }) {
  const { rows } = board;
  if (rows.length === 0)
    return <EmptyState text="No sales in this period, and no salespeople yet." action={<EmptyDealsHint />} />;
  const otherUnits = describeOtherUnits(rows);
  return (
    <Box
      style={getLayoutVariables(board, isPhone)}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FigureGroup>{isPhone ? <LeaderboardCards {...board} /> : <LeaderboardTable {...board} />}</FigureGroup>
      {otherUnits !== '' && (
        <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          * Total is New and Used plus {otherUnits}.
        </Box>
      )}
    </Box>
  );
}

/** Maximum lines in a block of squares. A line has one or more groups of ten. */
const MAX_BLOCK_LINES = 5;

/**
 * Returns the CSS variables for the size of the leaderboard: the number of rows, and the layout of the
 * squares in the longest row.
 * On a desktop the squares of a person are on one line. On a phone, and for teams, they form a block.
 */
function getLayoutVariables({ rows, variables }: LeaderboardData, isPhone: boolean): CSSProperties {
  const squares = Math.max(
    1,
    ...rows.map(row => toSquareRuns(row).reduce((sum, { count }) => sum + count, 0)),
  );
  const groups = Math.ceil(squares / 10);
  const groupsPerLine = isPhone || variables.mode === 'TEAMS' ? Math.ceil(groups / MAX_BLOCK_LINES) : groups;
  return {
    '--per-line': groupsPerLine,
    '--lines': Math.ceil(groups / groupsPerLine),
    '--rows': rows.length,
    '--squares': Math.min(squares, groupsPerLine * 10),
  } as CSSProperties;
}

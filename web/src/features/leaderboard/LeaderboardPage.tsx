import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { BoardPage } from '../../components/board/BoardPage';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { PageHeader } from '../../components/PageHeader';
import { PrintButton } from '../../components/PrintButton';
import { RangeHead } from '../../components/RangeHead';
import { Settling } from '../../components/Settling';
import { CardsSkeleton, TableSkeleton } from '../../components/Skeletons';
import { sentenceOf } from '../../lib/sentenceOf';
import { useUrlState } from '../../lib/urlState';
import { useIsPhone } from '../../lib/useIsPhone';
import { countedBesides } from './figures';
import { LeaderboardCards } from './LeaderboardCards';
import { LeaderboardFilterBar } from './LeaderboardFilterBar';
import { LeaderboardTable } from './LeaderboardTable';
import { Legend } from './Legend';
import { chosenIn, leaderboardParams } from './leaderboardFilters';
import { inTens, squareRuns } from './squares';
import { type Board, useLeaderboard } from './useLeaderboard';

/** /leaderboard: people or teams by what they sold, a square for every deal (brief §2, Leaderboard). */
export function LeaderboardPage() {
  const [filters, change] = useUrlState(leaderboardParams);
  const { board, isSettling, error, retry } = useLeaderboard(filters);
  const isPhone = useIsPhone();
  return (
    <BoardPage isLandscape>
      <PageHeader
        title="Leaderboard"
        shown={board && <RangeHead range={board.asked} chosen={chosenIn(board.asked)} />}
        actions={<PrintButton />}
        filters={<LeaderboardFilterBar filters={filters} onChange={change} />}
      />
      <Legend />
      {error && <LoadError title="Error loading data" detail={sentenceOf(error)} onRetry={retry} />}
      {!error &&
        !board &&
        (isPhone ? <CardsSkeleton cards={6} height={120} /> : <TableSkeleton rows={20} rowHeight={30} />)}
      {board && (
        <Settling isSettling={isSettling}>
          <Standings board={board} isPhone={isPhone} />
        </Settling>
      )}
    </BoardPage>
  );
}

function Standings({ board, isPhone }: { board: Board; isPhone: boolean }) {
  const { rows } = board;
  if (rows.length === 0)
    return <EmptyState text="Nobody has sold in these days, and nobody is a salesperson yet." />;
  const besides = countedBesides(rows);
  return (
    <Box style={sizeOf(board)} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isPhone ? <LeaderboardCards {...board} /> : <LeaderboardTable {...board} />}
      {besides !== '' && (
        <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
          * Total counts {besides} besides New and Used.
        </Box>
      )}
    </Box>
  );
}

/** How many rows there are, and how many tens the longest has: what is on the board decides how large it is drawn. */
function sizeOf({ rows }: Board): CSSProperties {
  const tens = Math.max(1, ...rows.map(row => inTens(squareRuns(row)).length));
  return { '--tens': tens, '--rows': rows.length } as CSSProperties;
}

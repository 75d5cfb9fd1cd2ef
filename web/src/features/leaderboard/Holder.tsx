import Box from '@mui/material/Box';
import { OwnNameTag, TeamTag } from '../../components/deals/tags';
import type { LeaderboardMode } from '../../generated/types';
import { useViewer } from '../../lib/viewer';
import { nameOf } from './figures';
import type { LeaderboardFieldsFragment } from './leaderboard.generated';

type Props = { row: LeaderboardFieldsFragment; mode: LeaderboardMode };

/** Who holds a place, on the team's colour; the viewer's own is marked. */
export function Holder({ row, mode }: Props) {
  const { id } = useViewer();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <TeamTag team={row.team}>{nameOf(row, { mode })}</TeamTag>
      {mode === 'EMPLOYEES' && row.id === id && <OwnNameTag />}
    </Box>
  );
}

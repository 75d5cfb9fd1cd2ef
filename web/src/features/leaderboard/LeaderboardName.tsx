import Box from '@mui/material/Box';
import { OwnNameTag, TeamTag } from '../../components/deals/tags';
import type { LeaderboardMode } from '../../generated/types';
import { useViewer } from '../../lib/viewer';
import type { LeaderboardFieldsFragment } from './leaderboard.generated';
import { formatRowName } from './rowFigures';

type Props = { row: LeaderboardFieldsFragment; mode: LeaderboardMode };

/** Renders the name of a row in the color of the team, with a tag if it is the viewer. */
export function LeaderboardName({ row, mode }: Props) {
  const { id } = useViewer();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <TeamTag team={row.team}>{formatRowName(row, { mode })}</TeamTag>
      {mode === 'EMPLOYEES' && row.id === id && <OwnNameTag />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { toTeamTagId } from '../../components/deals/tags';
import { toBarPercent } from './paceScale';

type Props = { sold: number; track: number; scale: number; team: number };

/**
 * Renders the units sold as a thin bar, with a mark at the track. It is hidden from screen readers, because
 * the figures next to it show the same values.
 */
export function PaceBar({ sold, track, scale, team }: Props) {
  return (
    <Box aria-hidden="true" sx={railStyles}>
      <Box
        sx={{ ...barStyles, width: toBarPercent(sold, scale), bgcolor: `team.${toTeamTagId(team)}.text` }}
      />
      {track > 0 && <Box sx={{ ...trackMarkStyles, left: `calc(${toBarPercent(track, scale)} - 2px)` }} />}
    </Box>
  );
}

// Forced-colors mode replaces backgrounds. The bar keeps a system color, and an outline makes the rail
// visible.
const railStyles = {
  position: 'relative',
  flex: '0 0 45%',
  mt: { sm: 0.5 },
  height: { xs: 5, xl: 6 },
  borderRadius: 1,
  bgcolor: 'divider',
  '@media (forced-colors: active)': { outline: '1px solid GrayText' },
  displayPrint: 'none',
} as const;

const barStyles = {
  height: 1,
  borderRadius: 1,
  opacity: 0.8,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'Highlight', opacity: 1 },
} as const;

const trackMarkStyles = {
  position: 'absolute',
  top: -3,
  bottom: -3,
  width: 2,
  bgcolor: 'text.primary',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
} as const;

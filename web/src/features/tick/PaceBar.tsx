import Box from '@mui/material/Box';
import { toTeamTagId } from '../../components/deals/tags';
import { along } from './paceScale';

type Props = { sold: number; track: number; scale: number; team: number };

/** Sold so far as a thin bar, with the track as a tick on it. Said by the figures beside it, so silent itself. */
export function PaceBar({ sold, track, scale, team }: Props) {
  return (
    <Box aria-hidden="true" sx={rail}>
      <Box sx={{ ...bar, width: along(sold, scale), bgcolor: `team.${toTeamTagId(team)}.text` }} />
      {track > 0 && <Box sx={{ ...tick, left: `calc(${along(track, scale)} - 2px)` }} />}
    </Box>
  );
}

// Forced colours paint grounds over: the bar keeps one, of the reader's own colours, and the rail shows by its border.
const rail = {
  position: 'relative',
  flex: '0 0 45%',
  mt: { sm: 0.5 },
  height: { xs: 5, xl: 6 },
  borderRadius: 1,
  bgcolor: 'divider',
  '@media (forced-colors: active)': { outline: '1px solid GrayText' },
  displayPrint: 'none',
} as const;

const bar = {
  height: 1,
  borderRadius: 1,
  opacity: 0.8,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'Highlight', opacity: 1 },
} as const;

const tick = {
  position: 'absolute',
  top: -3,
  bottom: -3,
  width: 2,
  bgcolor: 'text.primary',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
} as const;

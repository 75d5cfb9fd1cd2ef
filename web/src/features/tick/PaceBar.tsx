import Box from '@mui/material/Box';
import { teamId } from '../../components/TeamTag';
import { along } from './paceScale';

type Props = { sold: number; track: number; scale: number; team: number };

/** Sold so far as a thin bar, with the track as a tick on it. Said by the figures beside it, so silent itself. */
export function PaceBar({ sold, track, scale, team }: Props) {
  return (
    <Box aria-hidden="true" sx={rail}>
      <Box
        sx={{
          width: along(sold, scale),
          height: 1,
          borderRadius: 1,
          bgcolor: `team.${teamId(team)}.text`,
          opacity: 0.75,
        }}
      />
      {track > 0 && <Box sx={{ ...tick, left: `calc(${along(track, scale)} - 2px)` }} />}
    </Box>
  );
}

const rail = {
  position: 'relative',
  mt: 0.5,
  height: { xs: 4, xl: 5 },
  borderRadius: 1,
  bgcolor: 'divider',
  displayPrint: 'none',
} as const;

const tick = {
  position: 'absolute',
  top: -2,
  bottom: -2,
  width: 2,
  bgcolor: 'text.primary',
} as const;

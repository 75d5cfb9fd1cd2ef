import Box from '@mui/material/Box';
import type { ComparedBehind } from '../../lib/opened/drillDown';
import { DealsList } from './DealsList';
import type { Explained } from './explained';
import { ListHead } from './ListBehind';

type Props = ComparedBehind['compared'] & { explained?: Explained | undefined };

/** Both sides of a difference: how it comes about, and the deals of each, side by side where there is room. */
export function ComparedLists({ current, prior, explained }: Props) {
  return (
    <>
      <ListHead sum={undefined} explained={explained} />
      <Box sx={sides}>
        <Box component="section" aria-label="Current" sx={side}>
          <DealsList {...current} />
        </Box>
        <Box component="section" aria-label="Prior Year" sx={side}>
          <DealsList {...prior} />
        </Box>
      </Box>
    </>
  );
}

const sides = {
  display: { xs: 'block', lg: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: 0,
  overflowY: 'auto',
} as const;

const side = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '& + &': { borderLeft: { lg: 1 }, borderColor: { lg: 'divider' } },
  '& .MuiDialogContent-root': { overflowY: { xs: 'visible', lg: 'auto' } },
} as const;

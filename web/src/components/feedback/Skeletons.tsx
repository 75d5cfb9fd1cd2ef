import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/**
 * Renders a group of skeletons that reserves the space of the content. Screen readers announce "Loading...".
 */
function SkeletonGroup({ children }: { children: ReactNode }) {
  return (
    <Box role="status">
      <span style={visuallyHidden}>Loading...</span>
      <Box aria-hidden="true">{children}</Box>
    </Box>
  );
}

const createIndexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Renders the placeholder of a table with a header and rows of `rowHeight` pixels. */
export function TableSkeleton({ rows = 10, rowHeight = 36 }: { rows?: number; rowHeight?: number }) {
  return (
    <SkeletonGroup>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ height: rowHeight, bgcolor: 'ground.sunken' }} />
        {createIndexes(rows).map(row => (
          <Box
            key={row}
            sx={{
              height: rowHeight,
              px: 1.5,
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Skeleton animation={false} width="8%" />
            <Skeleton animation={false} width={`${28 - (row % 4) * 4}%`} />
            <Skeleton animation={false} width="12%" sx={{ ml: 'auto' }} />
            <Skeleton animation={false} width="12%" />
          </Box>
        ))}
      </Box>
    </SkeletonGroup>
  );
}

/** Renders the placeholder of a column of cards, each `height` pixels high. */
export function CardsSkeleton({ cards = 4, height = 120 }: { cards?: number; height?: number }) {
  return (
    <SkeletonGroup>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {createIndexes(cards).map(card => (
          <Skeleton key={card} animation={false} variant="rounded" height={height} />
        ))}
      </Box>
    </SkeletonGroup>
  );
}

/** Renders the placeholder of a SummaryBar. */
export function SummaryBarSkeleton({ boxes = 6 }: { boxes?: number }) {
  return (
    <SkeletonGroup>
      <Box sx={summaryBarGridStyles}>
        {createIndexes(boxes).map(box => (
          <Skeleton key={box} animation={false} variant="rounded" height={64} />
        ))}
      </Box>
    </SkeletonGroup>
  );
}

/** The grid of a SummaryBar: one row on a desktop, three figures in a row on a phone. */
export const summaryBarGridStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
} as const;

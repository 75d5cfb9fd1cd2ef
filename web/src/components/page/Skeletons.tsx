import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { totalsGrid } from '../look/totalsGrid';

/** Shapes of what comes, so that nothing jumps when it does; read out as "Loading...". */
function Shapes({ children }: { children: ReactNode }) {
  return (
    <Box role="status">
      <span style={visuallyHidden}>Loading...</span>
      <Box aria-hidden="true">{children}</Box>
    </Box>
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of a table of `rowHeight` pixels each, with a head. */
export function TableSkeleton({ rows = 10, rowHeight = 36 }: { rows?: number; rowHeight?: number }) {
  return (
    <Shapes>
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
        {numbered(rows).map(row => (
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
    </Shapes>
  );
}

/** Cards of `height` pixels one under another. */
export function CardsSkeleton({ cards = 4, height = 120 }: { cards?: number; height?: number }) {
  return (
    <Shapes>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {numbered(cards).map(card => (
          <Skeleton key={card} animation={false} variant="rounded" height={height} />
        ))}
      </Box>
    </Shapes>
  );
}

/** A strip of figures, as TotalsStrip draws it. */
export function TotalsSkeleton({ boxes = 6 }: { boxes?: number }) {
  return (
    <Shapes>
      <Box sx={totalsGrid}>
        {numbered(boxes).map(box => (
          <Skeleton key={box} animation={false} variant="rounded" height={64} />
        ))}
      </Box>
    </Shapes>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ClosingFiguresFragment, ClosingSinceFragment } from './closing.generated';
import { Differences } from './Differences';
import { PeopleFigures } from './PeopleFigures';
import { StoreFigures } from './StoreFigures';

/** The figures of a month: the store's and its people's. */
export function MonthFigures({ figures }: { figures: ClosingFiguresFragment }) {
  return (
    <>
      <MonthPart title="Store">
        <StoreFigures figures={figures} />
      </MonthPart>
      <MonthPart title="People">
        <PeopleFigures figures={figures} />
      </MonthPart>
    </>
  );
}

/** What differs from the closing before; nothing where the month was closed for the first time. */
export function MonthDifferences({ since }: { since: ClosingSinceFragment | null }) {
  if (!since) return null;
  return (
    <MonthPart title="Since the closing before">
      <Differences since={since} />
    </MonthPart>
  );
}

/** A part of a month under its heading. */
export function MonthPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}

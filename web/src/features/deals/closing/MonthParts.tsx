import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ClosingFiguresFragment, ClosingDifferenceFieldsFragment } from './closing.generated';
import { ClosingDifferences } from './Differences';
import { PeopleFigures } from './PeopleFigures';
import { StoreFigures } from './StoreFigures';

export function MonthFigures({ figures }: { figures: ClosingFiguresFragment }) {
  return (
    <>
      <MonthSection title="Store">
        <StoreFigures figures={figures} />
      </MonthSection>
      <MonthSection title="People">
        <PeopleFigures figures={figures} />
      </MonthSection>
    </>
  );
}

/** Shows what differs from the previous closing; renders nothing for the first closing of a month. */
export function MonthDifferences({ differences }: { differences: ClosingDifferenceFieldsFragment | null }) {
  if (!differences) return null;
  return (
    <MonthSection title="Since the closing before">
      <ClosingDifferences differences={differences} />
    </MonthSection>
  );
}

export function MonthSection({ title, children }: { title: string; children: ReactNode }) {
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

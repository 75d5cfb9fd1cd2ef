import Box from '@mui/material/Box';
import { CardsSkeleton } from '../../components/feedback/Skeletons';
import { PAGE_WIDTH } from '../../components/page/page.styles';

/** Renders the placeholder of a screen until its code and the viewer are loaded. */
export function PageSkeleton() {
  return <CardsSkeleton cards={6} height={74} />;
}

/** Renders the placeholder of the whole page. It looks like the placeholder in index.html. */
export function AppSkeleton() {
  return (
    <>
      <Box aria-hidden="true" sx={{ height: 48, bgcolor: 'bar.main', displayPrint: 'none' }} />
      <Box component="main" sx={contentStyles}>
        <PageSkeleton />
      </Box>
    </>
  );
}

/** The styles of the content area below the bar. */
export const contentStyles = {
  outline: 'none',
  maxWidth: PAGE_WIDTH,
  mx: 'auto',
  p: { xs: 1.5, sm: 2 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '@media print': { p: 0, maxWidth: 'none' },
} as const;

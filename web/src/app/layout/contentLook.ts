import { PAGE_WIDTH } from '../../components/page/narrowPage';

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

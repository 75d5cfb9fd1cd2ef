import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDebounced } from '../../lib/hooks/debounce';
import { useIsReconnecting } from '../../lib/live/LiveProvider';
import { PageTitle } from './PageTitle';

type Props = {
  title: string;
  /**
   * The days and the count of the content. A page for a single day also has buttons for the previous and next
   * day.
   */
  details?: ReactNode;
  /** Buttons and links for the whole page, at the right end. */
  actions?: ReactNode;
  /** The filter controls, in a row below the title. */
  filters?: ReactNode;
  /** On wide windows, puts a few filters into the row of the title, so that the content starts higher. */
  hasFewFilters?: boolean;
};

/**
 * Renders the header of every page: the title (also of the browser tab), details of the content, actions of
 * the page, and filters.
 */
export function PageHeader({ title, details, actions, filters, hasFewFilters = false }: Props) {
  return (
    <Box component="header" sx={[headerStyles, hasFewFilters && singleRowStyles]}>
      <PageTitle title={title} />
      <Box className="line" sx={titleRowStyles}>
        <Typography variant="h1">{title}</Typography>
        {details && <Box sx={detailsStyles}>{details}</Box>}
        <ConnectionStatus />
        {actions && <Box sx={actionsStyles}>{actions}</Box>}
      </Box>
      {filters}
    </Box>
  );
}

const headerStyles = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;

const titleRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  minHeight: { xs: 44, sm: 36 },
} as const;

/** Puts the title and the filters into one row. The saved views stay below that row. */
const singleRowStyles = {
  '@media screen and (min-width: 1400px)': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    minHeight: 36,
    '& > .line': { display: 'contents' },
    '& > [role=search]': { flex: '1 1 0', order: 1, '& > :first-of-type': { width: 180 } },
    '& > nav': { flexBasis: '100%', order: 3 },
  },
} as const;

const detailsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  // In print, the date range is on the left and the time of printing on the right.
  '@media print': { flex: 1 },
} as const;

const actionsStyles = {
  ml: 'auto',
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  displayPrint: 'none',
} as const;

/** The delay in milliseconds before an interrupted connection is shown. */
const SHOW_AFTER_MS = 1000;

/** Shows that live updates are interrupted, and that the figures may therefore be out of date. */
export function ConnectionStatus() {
  const isReconnecting = useIsReconnecting();
  const wasReconnecting = useDebounced(isReconnecting, SHOW_AFTER_MS);
  return (
    <Box component="span" role="status" sx={connectionStatusStyles}>
      {isReconnecting && wasReconnecting && 'Reconnecting…'}
    </Box>
  );
}

/** Positions the status above the page, so that nothing moves when it appears. */
const connectionStatusStyles = {
  position: 'fixed',
  top: 50,
  left: '50%',
  zIndex: 'appBar',
  transform: 'translateX(-50%)',
  px: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 1,
  typography: 'caption',
  color: 'text.secondary',
  displayPrint: 'none',
  '&:empty': { px: 0, boxShadow: 'none' },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LiveHint } from './LiveHint';
import { PageTitle } from './PageTitle';

type Props = {
  title: string;
  /** What is shown: its days, its count; where it is one day, the arrows that lead to others. */
  shown?: ReactNode;
  /** Buttons and links for the page as a whole, at the far end. */
  actions?: ReactNode;
  /** The controls that decide what is shown, on a line of their own. */
  filters?: ReactNode;
  /** The filters are few: where the window is wide they stand on the title's line, so that what they filter begins higher. */
  hasFewFilters?: boolean;
};

/**
 * The head of every page: one heading, which is also its title in the browser's tab, what is shown, what can be done with
 * the page as a whole, and its filters below.
 */
export function PageHeader({ title, shown, actions, filters, hasFewFilters = false }: Props) {
  return (
    <Box component="header" sx={[head, hasFewFilters && onOneLine]}>
      <PageTitle title={title} />
      <Box className="line" sx={line}>
        <Typography variant="h1">{title}</Typography>
        {shown && <Box sx={shownLook}>{shown}</Box>}
        <LiveHint />
        {actions && <Box sx={atTheEnd}>{actions}</Box>}
      </Box>
      {filters}
    </Box>
  );
}

const head = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  minHeight: { xs: 44, sm: 36 },
} as const;

/** The title's line and the filters become one; the views stay below it. */
const onOneLine = {
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

const shownLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  // On paper the days stand at the left, the time of printing at the right.
  '@media print': { flex: 1 },
} as const;

const atTheEnd = {
  ml: 'auto',
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  displayPrint: 'none',
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type {
  ClosingFiguresFragment,
  ClosingOpenFragment,
  ClosingSinceFragment,
} from '../../../generated/graphql';
import { openDealsLink, openSentence } from './closingWords';
import { Differences } from './Differences';
import { PeopleFigures } from './PeopleFigures';
import { StoreFigures } from './StoreFigures';

type Props = {
  month: string;
  stands: {
    figures: ClosingFiguresFragment;
    open: readonly ClosingOpenFragment[];
    since: ClosingSinceFragment | null;
  };
  /** The list of what was open, in place of the way to it. */
  openList?: ReactNode;
};

/** What is closed of a month, or was: what is open, the store, its people, and what differs from the closing before. */
export function MonthParts({ month, stands: { figures, open, since }, openList }: Props) {
  return (
    <>
      <Box component="p" sx={{ m: 0 }}>
        {openSentence(open.length, openList ? 'was' : 'is')}{' '}
        {open.length > 0 && !openList && (
          <Link component={RouterLink} to={openDealsLink(month)}>
            Look at them in Hog
          </Link>
        )}
      </Box>
      {openList}
      {since && (
        <Part title="Since the closing before">
          <Differences since={since} />
        </Part>
      )}
      <Part title="Store">
        <StoreFigures figures={figures} />
      </Part>
      <Part title="People">
        <PeopleFigures figures={figures} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
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

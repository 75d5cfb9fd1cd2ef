import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { HeaderTooltips } from '../../components/headers/HeaderCell';
import { touchMedia } from '../../components/styles/mediaQueries';
import { useIsOnline } from '../../lib/hooks/useIsOnline';
import { readCachedResult } from '../../lib/offline/cachedResults';
import type { Viewer } from '../../lib/viewer';
import { useSignedIn } from '../session/SessionProvider';
import { contentStyles } from './PageSkeleton';
import { TopBar } from './TopBar';
import type { OpenTopBarDialog } from './useShortcuts';

type LayoutProps = {
  viewer: Viewer | undefined;
  /** Opens the dialogs of the top bar; undefined until the viewer is loaded. */
  onOpenDialog: OpenTopBarDialog | undefined;
  children: ReactNode;
};

/**
 * Renders the frame of every signed-in screen. Until the viewer is loaded, the session provides the person's
 * name.
 */
export function Layout({ viewer, onOpenDialog, children }: LayoutProps) {
  const { user } = useSignedIn();
  return (
    <>
      <SkipLink />
      <TopBar name={viewer?.name ?? user.name} can={viewer?.can} onOpenDialog={onOpenDialog} />
      <OfflineBanner />
      <HeaderTooltips component="main" id="content" tabIndex={-1} sx={contentStyles}>
        {children}
      </HeaderTooltips>
    </>
  );
}

function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 4,
        left: 4,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontWeight: 600,
        // The focus ring is inside the link, because the bar around the link is dark.
        '--focus-offset': '-4px',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        displayPrint: 'none',
      }}
    >
      Skip to content
    </Box>
  );
}

/**
 * The screens that open offline, with the query that provides their cached data (up-log.md, Offline).
 */
const offlineScreens = [
  { label: 'Home', path: '/', query: 'DealsOfDay' },
  { label: 'Up Log', path: '/uplog', query: 'UpLog' },
];

/** Shows that the connection is lost, so that people do not rely on outdated figures. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 48, zIndex: 'appBar', displayPrint: 'none' }}>
      {!isOnline && (
        <Box
          sx={{
            px: 2,
            py: 0.75,
            textAlign: 'center',
            bgcolor: 'row.updated',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          You’re offline. This may be out of date. Ups are saved and sent later. Deals can’t be saved.
          <OfflineScreenLinks />
        </Box>
      )}
    </Box>
  );
}

/**
 * Links to the screens that this person opened in this browser in the last 24 hours, because only these
 * screens open offline.
 */
function OfflineScreenLinks() {
  const { user } = useSignedIn();
  const cachedScreens = offlineScreens.filter(({ query }) => readCachedResult(user.id, query));
  if (cachedScreens.length === 0) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {' '}
      Available offline:{' '}
      {cachedScreens.map(({ label, path }) => (
        <Link key={path} component={RouterLink} to={path} sx={linkStyles}>
          {label}
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  mr: 1.5,
  [touchMedia]: { display: 'inline-block', py: 1.5, my: -1 },
} as const;

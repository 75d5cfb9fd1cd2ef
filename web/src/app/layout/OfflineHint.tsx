import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { touchMedia } from '../../components/look/media';
import { useIsOnline } from '../../lib/hooks/useIsOnline';
import { readCachedResult } from '../../lib/lastSeen/lastSeen';
import { useSignedIn } from '../session/SessionProvider';

/**
 * The screens that open offline, with the query that provides their cached data (up-log.md, Without a line).
 */
const offlineScreens = [
  { label: 'Home', path: '/', query: 'DealsOfDay' },
  { label: 'Up Log', path: '/uplog', query: 'UpLog' },
];

/** Shows that the connection is lost, so that people do not rely on old figures. */
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
          You are offline. What you see may be old. Ups are taken and sent later; deals cannot be saved.
          <OfflineScreenLinks />
        </Box>
      )}
    </Box>
  );
}

/**
 * Links to the screens that this person opened in this browser during the last day, because these open
 * offline.
 */
function OfflineScreenLinks() {
  const { user } = useSignedIn();
  const cachedScreens = offlineScreens.filter(({ query }) => readCachedResult(user.id, query));
  if (cachedScreens.length === 0) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {' '}
      Works offline:{' '}
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

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { thumb } from '../../components/look/media';
import { useIsOnline } from '../../lib/hooks/useIsOnline';
import { lastSeen } from '../../lib/lastSeen/lastSeen';
import { useSignedIn } from '../session/SessionProvider';

/** The screens that open offline, each with the query whose last response it shows (up-log.md, Without a line). */
const screens = [
  { label: 'Home', path: '/', query: 'DealsOfDay' },
  { label: 'Up Log', path: '/uplog', query: 'UpLog' },
];

/** Says that the connection is gone while it is, so that nobody trusts an old figure or wonders about a failed save. */
export function OfflineHint() {
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
          <OfflineScreens />
        </Box>
      )}
    </Box>
  );
}

/** Leads to the screens that this person opened in this browser during the last day: they open offline. */
function OfflineScreens() {
  const { user } = useSignedIn();
  const seen = screens.filter(({ query }) => lastSeen(user.id, query));
  if (seen.length === 0) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {' '}
      Works offline:{' '}
      {seen.map(({ label, path }) => (
        <Link key={path} component={RouterLink} to={path} sx={linkStyles}>
          {label}
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  mr: 1.5,
  [thumb]: { display: 'inline-block', py: 1.5, my: -1 },
} as const;

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useHealthTroublesQuery } from '../../generated/health';
import { count } from '../../lib/values/units';

/** To admins, and only when something is wrong with how the store is looked after (home.md, What is wrong). */
export function HealthLine() {
  const { data } = useHealthTroublesQuery({ fetchPolicy: 'network-only' });
  const troubles = data?.health.troubles ?? 0;
  if (troubles === 0) return null;
  return (
    <Link component={RouterLink} to="/health" role="status" sx={look}>
      {troubles === 1 ? 'Something is wrong' : `${count(troubles)} things are wrong`} with how the store is
      looked after: see Health
    </Link>
  );
}

const look = {
  typography: 'body2',
  color: 'error.main',
  justifySelf: 'start',
  displayPrint: 'none',
} as const;

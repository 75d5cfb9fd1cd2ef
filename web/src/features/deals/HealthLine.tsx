import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { thumb } from '../../components/look/media';
import { count } from '../../lib/values/units';
import { HealthTroublesDocument } from './healthTroubles.generated';

/** To admins, and only when something is wrong with how the store is looked after (home.md, What is wrong). */
export function HealthLine() {
  const { data } = useQuery(HealthTroublesDocument);
  const troubles = data?.health.troubles ?? 0;
  if (troubles === 0) return null;
  return (
    <Box role="status">
      <Link component={RouterLink} to="/health" sx={look}>
        {troubles === 1 ? 'Something is wrong' : `${count(troubles)} things are wrong`} with how the store is
        looked after: see Health
      </Link>
    </Box>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  [thumb]: { minHeight: 44 },
  typography: 'body2',
  color: 'error.main',
  displayPrint: 'none',
} as const;

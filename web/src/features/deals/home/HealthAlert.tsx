import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { touchMedia } from '../../../components/styles/mediaQueries';
import { formatCount } from '../../../lib/format/numbers';
import { HealthProblemsDocument } from './healthProblems.generated';

/** Shows admins a link to the Health page when it reports problems (home.md, System problems). */
export function HealthAlert() {
  const { data } = useQuery(HealthProblemsDocument);
  const problemCount = data?.health.troubles ?? 0;
  if (problemCount === 0) return null;
  return (
    <Box role="status">
      <Link component={RouterLink} to="/health" sx={linkStyles}>
        {problemCount === 1 ? '1 system problem' : `${formatCount(problemCount)} system problems`} – see
        Health
      </Link>
    </Box>
  );
}

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  [touchMedia]: { minHeight: 44 },
  typography: 'body2',
  color: 'error.main',
  displayPrint: 'none',
} as const;

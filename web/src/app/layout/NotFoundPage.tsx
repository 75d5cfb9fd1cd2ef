import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useNavigate } from 'react-router';
import { PageTitle } from '../../components/page/PageTitle';

/** Renders the page for unknown addresses. */
export function NotFoundPage() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // React Router sets the key `default` for the first page of a visit.
  const hasPreviousPage = key !== 'default';
  return (
    <Box sx={pageStyles}>
      <PageTitle title="Page not found" />
      <Box aria-hidden="true" sx={codeStyles}>
        404
      </Box>
      <Typography variant="h1">Page not found</Typography>
      <Box component="p" sx={{ m: 0, maxWidth: 420, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        There is no page at <strong>{pathname}</strong>. The link may be old or incomplete.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <Button variant="contained" component={Link} to="/">
          Back to today’s deals
        </Button>
        {hasPreviousPage && <Button onClick={() => void navigate(-1)}>Back to previous page</Button>}
      </Box>
    </Box>
  );
}

const pageStyles = {
  minHeight: 'min(560px, 70dvh)',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 1,
  textAlign: 'center',
} as const;

const codeStyles = {
  typography: 'h1',
  fontSize: '4rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.main',
} as const;

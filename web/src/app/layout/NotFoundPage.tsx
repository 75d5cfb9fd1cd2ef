import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';

/** An address that names no screen. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        text="There is no page at this address."
        action={
          <Button variant="outlined" component={Link} to="/">
            Back to today’s deals
          </Button>
        }
      />
    </>
  );
}

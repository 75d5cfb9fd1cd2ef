import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { formatClosedMonthMessage } from '../../../components/closed/closedWords';
import { LockIcon } from '../../../components/look/icons';
import { useViewer } from '../../../lib/viewer';

/** Explains why most fields are read-only, and links to Closing for users who may reopen the month. */
export function ClosedMonthNote({ month }: { month: string }) {
  const { can } = useViewer();
  return (
    <Alert
      severity="info"
      role="status"
      icon={<LockIcon fontSize="inherit" />}
      action={
        can.reopenMonths && (
          <Button color="inherit" component={Link} to="/closing">
            Closing
          </Button>
        )
      }
    >
      {formatClosedMonthMessage(month)} Customer, vehicle, stock number and notes can still be mended.
    </Alert>
  );
}

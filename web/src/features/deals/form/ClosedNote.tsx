import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { closedSentence } from '../../../components/closed/closedWords';
import { LockIcon } from '../../../components/look/icons';
import { useViewer } from '../../../lib/viewer';

/** Says why most fields of the form are text, and leads whoever may reopen the month there. */
export function ClosedNote({ month }: { month: string }) {
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
      {closedSentence(month)} Customer, vehicle, stock number and notes can still be mended.
    </Alert>
  );
}

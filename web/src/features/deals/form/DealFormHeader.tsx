import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatClosedMonthMessage } from '../../../components/closedMonths/closedMonths';
import { CloseIcon, LockIcon } from '../../../components/icons/icons';
import { useViewer } from '../../../lib/viewer';

type Props = {
  /** Number of the deal to update; undefined for a new deal. */
  number: number | undefined;
  isConfirmingDiscard: boolean;
  onClose: () => void;
  onDiscard: () => void;
};

export function DealFormHeader({ number, isConfirmingDiscard, onClose, onDiscard }: Props) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(
    function focusTitle() {
      if (number !== undefined) title.current?.focus();
    },
    [number],
  );

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1.5 }}>
      <Typography ref={title} tabIndex={-1} id="deal-form-title" variant="h1" sx={{ outline: 'none' }}>
        {number === undefined ? 'Create Deal' : `Update Deal #${number}`}
      </Typography>
      <Box sx={{ ml: 'auto', mr: -1, display: 'flex', alignItems: 'center', gap: 1 }}>
        {isConfirmingDiscard && (
          <Button color="error" variant="contained" onClick={onDiscard} autoFocus>
            Discard changes
          </Button>
        )}
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

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
            Go to Closing
          </Button>
        )
      }
    >
      {formatClosedMonthMessage(month)} You can still edit the customer, vehicle, stock number and notes.
    </Alert>
  );
}

export function RestoredDraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      This is an unsaved draft from earlier.
    </Alert>
  );
}

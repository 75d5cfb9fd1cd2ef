import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

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
      This was typed earlier and is not saved yet.
    </Alert>
  );
}

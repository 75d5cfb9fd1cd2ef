import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

type Props = {
  /** Names the created item and the next step. */
  title: string;
  label: string;
  value: string;
  button: string;
  onCopy: () => void;
};

/** Shows a new value once in full, with a button that copies the value. */
export function CopyCard({ title, label, value, button, onCopy }: Props) {
  return (
    <Box role="status" sx={cardStyles}>
      <Box sx={{ color: 'status.good.text', fontWeight: 600 }}>{title}</Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <CopyField label={label} value={value} />
        <Button variant="contained" onClick={onCopy} sx={{ flex: 'none' }}>
          {button}
        </Button>
      </Box>
    </Box>
  );
}

const cardStyles = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  borderRadius: 2,
  typography: 'body2',
  bgcolor: 'status.good.tint',
} as const;

/** Renders a read-only text that is selected on focus, for copying by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <TextField
      fullWidth
      value={value}
      onFocus={event => event.target.select()}
      slotProps={{ htmlInput: { readOnly: true, 'aria-label': label } }}
    />
  );
}

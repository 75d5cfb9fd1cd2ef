import TextField from '@mui/material/TextField';

/** A text to read and to copy by hand: whole as soon as it is touched. */
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

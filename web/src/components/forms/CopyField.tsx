import TextField from '@mui/material/TextField';

/** A read-only text that is selected on focus, for copying by hand. */
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

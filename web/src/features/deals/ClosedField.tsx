import LockIcon from '@mui/icons-material/LockOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

/** A field of a deal in a closed month: its words, to read and to copy. */
export function ClosedField({ label, words }: { label: string; words: string }) {
  return (
    <TextField
      label={label}
      value={words}
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <LockIcon fontSize="small" titleAccess="Closed" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

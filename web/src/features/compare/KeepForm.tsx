import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

type Props = {
  /** "Keep ours", "Keep ours in 3 lines". */
  label: string;
  /** What was typed before and not stored. */
  note?: string | undefined;
  /** Whether somebody else has settled it meanwhile. */
  isSettled: boolean;
  onKeep: (note: string) => void;
  onCancel: () => void;
};

/** Why ours is kept, which may be left empty: Enter keeps, Escape does not. */
export function KeepForm({ label, note: typed = '', isSettled, onKeep, onCancel }: Props) {
  const [note, setNote] = useState(typed);
  return (
    <Box
      component="form"
      onSubmit={event => {
        event.preventDefault();
        if (!isSettled) onKeep(note);
      }}
      onKeyDown={event => {
        event.stopPropagation(); // its letters are no keys of the lines
        if (event.key === 'Escape') onCancel();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5, displayPrint: 'none' }}
    >
      <TextField
        autoFocus
        size="small"
        hiddenLabel
        placeholder="Why, if you like"
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, 'aria-label': 'Note for what is kept' } }}
        sx={{ flex: '1 1 180px', maxWidth: 360 }}
      />
      {isSettled ? (
        <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
          Settled by someone else meanwhile.
        </Box>
      ) : (
        <Button type="submit" size="small" variant="outlined">
          {label}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}

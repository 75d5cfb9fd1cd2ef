import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

type Props = {
  /** "Keep ours", "Hand on 3 lines". */
  label: string;
  /** A line that keeps ours may be without a note; one that is handed on needs a word. */
  act: 'keep' | 'handOn';
  /** What was typed before and not stored. */
  note?: string | undefined;
  /** Whether somebody else has settled it meanwhile. */
  isSettled: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
};

const fields = {
  keep: { placeholder: 'Why, if you like', name: 'Note for what is kept' },
  handOn: { placeholder: 'What is to be done', name: 'Word for those who type gross' },
} as const;

/** What is said of lines: Enter sends it, Escape does not. */
export function NoteForm({ label, act, note: typed = '', isSettled, onSend, onCancel }: Props) {
  const [note, setNote] = useState(typed);
  return (
    <Box
      component="form"
      onSubmit={event => {
        event.preventDefault();
        if (!isSettled) onSend(note);
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
        placeholder={fields[act].placeholder}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{
          htmlInput: {
            maxLength: 200,
            'aria-label': fields[act].name,
            ...(act === 'handOn' && { required: true, pattern: '.*\\S.*' }),
          },
        }}
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

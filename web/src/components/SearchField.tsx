import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

type Props = { label: string; value: string; onChange: (text: string) => void };

/** Free text to search for, with a clear button. It keeps its own text, so that the caret stays where it is. */
export function SearchField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  function change(changed: string) {
    setText(changed);
    onChange(changed);
  }

  return (
    <TextField
      placeholder={label}
      value={text}
      onChange={event => change(event.target.value)}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          maxLength: 200,
          autoComplete: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: (
            // Always in its place, so that the field keeps its width.
            <InputAdornment position="end" sx={{ visibility: text === '' ? 'hidden' : 'visible' }}>
              <IconButton aria-label={`Clear ${label.toLowerCase()}`} edge="end" onClick={() => change('')}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

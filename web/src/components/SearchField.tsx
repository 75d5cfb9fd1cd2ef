import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it counts (overview.md, Searches and requests). */
const SETTLED_MS = 300;

type Props = {
  label: string;
  value: string;
  /** Told 300 ms after the last letter; at once by Enter, by leaving the field and by its clear button. */
  onChange: (text: string) => void;
};

/** Free text to search for, with a clear button. A letter redraws the field and nothing else. */
export function SearchField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What was typed since an own text was told is newer than its echo.
    if (value !== told) {
      setText(value);
      setTold(value);
    }
  }

  function tell(settled: string) {
    if (settled === told) return;
    setTold(settled);
    onChange(settled);
  }

  const tellSettled = useEffectEvent(tell);
  useEffect(
    function tellWhenTypingRests() {
      const timer = setTimeout(() => tellSettled(text), SETTLED_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );

  function clear() {
    setText('');
    tell('');
  }

  return (
    <TextField
      placeholder={label}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={() => tell(text)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && tell(text)}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          maxLength: 200,
          autoComplete: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
          style: { textOverflow: 'ellipsis' },
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
              <IconButton
                aria-label={`Clear ${label.toLowerCase()}`}
                edge="end"
                // The field keeps the focus: what is cleared is not told first.
                onMouseDown={event => event.preventDefault()}
                onClick={clear}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, memo, useState } from 'react';
import { useOnSettled } from '../../lib/hooks/settled';
import { CloseIcon, SearchIcon } from '../look/icons';

type Props = {
  label: string;
  value: string;
  /** Called once the typing has settled; at once by Enter, by leaving the field and by its clear button. */
  onChange: (text: string) => void;
};

/** Free text to search for, with a clear button. A letter redraws the field and nothing else, and another filter draws it not at all. */
export const SearchField = memo(function SearchField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What was typed since an own text was reported is newer than its echo.
    if (value !== reported) {
      setText(value);
      setReported(value);
    }
  }

  function report(settled: string) {
    if (settled === reported) return;
    setReported(settled);
    onChange(settled);
  }

  useOnSettled(text, report);

  function clear() {
    setText('');
    report('');
  }

  return (
    <TextField
      placeholder={label}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={() => report(text)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && report(text)}
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
            <InputAdornment position="end" style={{ visibility: text === '' ? 'hidden' : 'visible' }}>
              <IconButton
                aria-label={`Clear ${label.toLowerCase()}`}
                edge="end"
                // The field keeps the focus: what is cleared is not reported first.
                onMouseDown={event => event.preventDefault()}
                onClick={clear}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
});

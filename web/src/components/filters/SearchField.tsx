import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, memo, useState } from 'react';
import { useOnDebounced } from '../../lib/hooks/debounce';
import { CloseIcon, SearchIcon } from '../icons/icons';

type Props = {
  label: string;
  value: string;
  /**
   * Called after a pause in typing. Called immediately when Enter is pressed, when the field loses the focus,
   * and when the text is cleared.
   */
  onChange: (text: string) => void;
};

/**
 * Renders a search field with a clear button. Typing renders only this field, and a change of another filter
 * does not render this field.
 */
export const SearchField = memo(function SearchField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [reportedText, setReportedText] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // The person may have typed more text since the field reported the last text. Thus the field ignores a
    // value that equals the reported text.
    if (value !== reportedText) {
      setText(value);
      setReportedText(value);
    }
  }

  function report(newText: string) {
    if (newText === reportedText) return;
    setReportedText(newText);
    onChange(newText);
  }

  useOnDebounced(text, report);

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
            // Always mounted, so that the field keeps its width.
            <InputAdornment position="end" style={{ visibility: text === '' ? 'hidden' : 'visible' }}>
              <IconButton
                aria-label={`Clear ${label.toLowerCase()}`}
                edge="end"
                // Keeps the focus in the field. Otherwise the field would lose the focus and report the text
                // before the text is cleared.
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

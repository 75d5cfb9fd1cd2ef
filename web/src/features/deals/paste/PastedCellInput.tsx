import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';

type Props = { label: string; text: string; problem: string; onCorrect: (text: string) => void };

/**
 * Renders an input for a cell that could not be parsed. The text is parsed again when the input loses focus
 * or Enter is pressed.
 */
export function PastedCellInput({ label, text, problem, onCorrect }: Props) {
  const [typedText, setTypedText] = useState(text);
  const problemId = useId();

  function submitCorrection() {
    if (typedText !== text) onCorrect(typedText.trim());
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') submitCorrection();
    if (event.key === 'Escape') setTypedText(text);
  }

  return (
    <>
      <Box
        component="input"
        aria-label={label}
        aria-invalid
        aria-describedby={problemId}
        value={typedText}
        onChange={event => setTypedText(event.target.value)}
        onBlur={submitCorrection}
        onKeyDown={handleKeyDown}
        sx={inputStyles}
      />
      <Box id={problemId} sx={{ color: 'status.bad.text', whiteSpace: 'normal', minWidth: 140 }}>
        {problem}
      </Box>
    </>
  );
}

const inputStyles = {
  font: 'inherit',
  width: 1,
  minWidth: 120,
  minHeight: { xs: 44, sm: 28 },
  px: 0.5,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'error.main',
  borderRadius: 0.5,
} as const;

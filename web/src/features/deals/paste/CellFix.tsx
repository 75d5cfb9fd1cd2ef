import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';

type Props = { label: string; text: string; problem: string; onCorrect: (text: string) => void };

/** A cell that could not be read: typed anew, it is read when it is left or Enter is pressed. */
export function CellFix({ label, text, problem, onCorrect }: Props) {
  const [typed, setTyped] = useState(text);
  const problemId = useId();

  function correct() {
    if (typed !== text) onCorrect(typed.trim());
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') correct();
    if (event.key === 'Escape') setTyped(text);
  }

  return (
    <>
      <Box
        component="input"
        aria-label={label}
        aria-invalid
        aria-describedby={problemId}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={correct}
        onKeyDown={press}
        sx={input}
      />
      <Box id={problemId} sx={{ color: 'status.bad.text', whiteSpace: 'normal', minWidth: 140 }}>
        {problem}
      </Box>
    </>
  );
}

const input = {
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

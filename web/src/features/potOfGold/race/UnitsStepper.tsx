import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { typedUnits } from './supposed';

type Props = { label: string; units: number; change: (units: number) => void };

/**
 * Units that + and − change by one car, the arrow keys by half of one, and typing as one likes. What is refused stays with
 * its sentence until it is typed anew, stepped over, or taken back by Escape.
 */
export function UnitsStepper({ label, units, change }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const problemId = useId();
  const isRefused = typed !== null && typed.trim() !== '' && typedUnits(typed) === undefined;

  function type(text: string) {
    setTyped(text);
    const read = typedUnits(text);
    if (read !== undefined) change(read);
  }

  function step(by: number) {
    setTyped(null);
    change(units + by);
  }

  function press(event: KeyboardEvent) {
    const by = { ArrowUp: 0.5, ArrowDown: -0.5, '+': 1, '-': -1 }[event.key];
    // The keys of the field are not those of the board.
    event.stopPropagation();
    if (event.key === 'Escape') setTyped(null);
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <>
      <Box component="span" role="group" aria-label={label} sx={stepper}>
        <button
          type="button"
          aria-label={`${label}: one less`}
          disabled={units === 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          aria-label={label}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? problemId : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(units)}
          onChange={event => type(event.target.value)}
          onFocus={event => event.target.select()}
          onBlur={() => isRefused || setTyped(null)}
          onKeyDown={press}
        />
        <button type="button" aria-label={`${label}: one more`} onClick={() => step(1)}>
          +
        </button>
      </Box>
      {isRefused && (
        <Box component="span" id={problemId} role="alert" sx={problem}>
          Units by halves, from 0 to 100: {units} still {units === 1 ? 'counts' : 'count'}.
        </Box>
      )}
    </>
  );
}

const stepper = {
  display: 'inline-flex',
  border: 1,
  borderColor: 'control.line',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:has([aria-invalid=true])': { borderColor: 'error.main' },
  '& button, & input': {
    height: { xs: 44, sm: 32 },
    border: 0,
    p: 0,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': { width: { xs: 44, sm: 32 }, fontSize: '1.125rem', cursor: 'pointer', color: 'primary.main' },
  '& button:hover:enabled': { bgcolor: 'accent.soft' },
  '& button:disabled': { color: 'faint.text', cursor: 'default' },
  '& input': { width: '3em', fontWeight: 650 },
  '& input[aria-invalid=true]': { color: 'error.main' },
} as const;

/** After the sentence that it stands in. */
const problem = { order: 1, typography: 'caption', color: 'error.main' } as const;

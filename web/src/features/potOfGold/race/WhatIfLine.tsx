import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { parseUnits, type WhatIfCarType, type WhatIfUnits } from './whatIf';

type Props = {
  name: string;
  whatIfUnits: WhatIfUnits;
  onChange: (carType: WhatIfCarType, units: number) => void;
};

/** Renders the units of the what-if of a person: "If Sam delivers 0 more new and 2 more used today". */
export function WhatIfLine({ name, whatIfUnits, onChange }: Props) {
  return (
    <Box role="group" aria-label={`What-if for ${name}`} sx={lineStyles}>
      <span>{`If ${name} delivers`}</span>
      <UnitsStepper
        label={`New units for ${name}`}
        units={whatIfUnits.new}
        onChange={units => onChange('new', units)}
      />
      <span>more new and</span>
      <UnitsStepper
        label={`Used units for ${name}`}
        units={whatIfUnits.used}
        onChange={units => onChange('used', units)}
      />
      <span>more used today</span>
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
} as const;

type UnitsStepperProps = { label: string; units: number; onChange: (units: number) => void };

/**
 * Renders an input for units. The + and − buttons change the units by one, the arrow keys by one half.
 * Invalid text stays, with a message, until the user changes it, uses a button or an arrow key, or presses
 * Escape.
 */
export function UnitsStepper({ label, units, onChange }: UnitsStepperProps) {
  const [inputText, setInputText] = useState<string | null>(null);
  const problemId = useId();
  const isInvalid = inputText !== null && inputText.trim() !== '' && parseUnits(inputText) === undefined;

  function handleChange(text: string) {
    setInputText(text);
    const parsedUnits = parseUnits(text);
    if (parsedUnits !== undefined) onChange(parsedUnits);
  }

  function step(delta: number) {
    setInputText(null);
    onChange(units + delta);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const delta = { ArrowUp: 0.5, ArrowDown: -0.5, '+': 1, '-': -1 }[event.key];
    // Prevents the keyboard navigation of the figures from handling the keys of the input.
    event.stopPropagation();
    if (event.key === 'Escape') setInputText(null);
    if (delta === undefined) return;
    event.preventDefault();
    step(delta);
  }

  return (
    <>
      <Box component="span" role="group" aria-label={label} sx={stepperStyles}>
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
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? problemId : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={inputText ?? String(units)}
          onChange={event => handleChange(event.target.value)}
          onFocus={event => event.target.select()}
          onBlur={() => isInvalid || setInputText(null)}
          onKeyDown={handleKeyDown}
        />
        <button type="button" aria-label={`${label}: one more`} onClick={() => step(1)}>
          +
        </button>
      </Box>
      {isInvalid && (
        <Box component="span" id={problemId} role="alert" sx={problemStyles}>
          Enter 0 to 100 in steps of 0.5. Still using {units}.
        </Box>
      )}
    </>
  );
}

const stepperStyles = {
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

/** Places the message after the rest of the line. */
const problemStyles = { order: 1, typography: 'caption', color: 'error.main' } as const;

import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type Choice, toneStyle } from './picks';

type Props<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  /** The word for nothing chosen; without one, a second tap on the chosen one unsets it. */
  unset?: string;
  onChange: (value: Value | null) => void;
};

/** A few choices side by side, one tap each. */
export function ThumbChoice<Value extends string>({ label, choices, value, unset, onChange }: Props<Value>) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: columns(choices.length) }}>
        {choices.map(choice => (
          <Thumb
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            style={toneStyle(choice.tone)}
            onClick={() => onChange(choice.value === value && !unset ? null : choice.value)}
          >
            {choice.value === value && <CheckIcon aria-hidden="true" sx={{ fontSize: 16 }} />}
            {choice.label}
          </Thumb>
        ))}
        {unset && (
          <Thumb type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
            {unset}
          </Thumb>
        )}
      </Box>
    </Box>
  );
}

type FlagProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Yes or no by one tap. */
export function ThumbFlag({ label, isOn, onChange }: FlagProps) {
  return (
    <Thumb type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {isOn && <CheckIcon aria-hidden="true" sx={{ fontSize: 16 }} />}
      {label}
    </Thumb>
  );
}

const columns = (count: number) => (count > 5 ? 'repeat(2, minmax(0, 1fr))' : 'repeat(5, minmax(0, 1fr))');

export const Thumb = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 6px',
  border: '1px solid var(--sf-palette-control-line)',
  borderRadius: 6,
  background: 'var(--sf-palette-background-paper)',
  color: 'var(--sf-palette-text-primary)',
  font: 'inherit',
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&[aria-pressed=true]': {
    fontWeight: 700,
    borderColor: 'currentcolor',
    boxShadow: 'inset 0 0 0 1px currentcolor',
  },
});

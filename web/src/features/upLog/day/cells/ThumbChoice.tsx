import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../../../../components/look/icons';
import { type Choice, toneStyle } from './picks';

type GroupProps = { label: string; columns: number; children: ReactNode };

/** Buttons side by side under what they choose. */
export function ThumbGroup({ label, columns, children }: GroupProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {children}
      </Box>
    </Box>
  );
}

type ThumbProps = {
  isOn: boolean;
  tone?: Choice<never>['tone'];
  onPress: () => void;
  children: ReactNode;
};

/** Something that is chosen by one tap. */
export const Thumb = ({ isOn, tone, onPress, children }: ThumbProps) => (
  <ThumbButton type="button" aria-pressed={isOn} style={toneStyle(tone)} onClick={onPress}>
    {isOn && <CheckIcon aria-hidden="true" sx={{ fontSize: 16 }} />}
    {children}
  </ThumbButton>
);

type Props<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  /** The word for nothing chosen. */
  unset: string;
  onChange: (value: Value | null) => void;
};

/** A few choices side by side, one tap each. */
export function ThumbChoice<Value extends string>({ label, choices, value, unset, onChange }: Props<Value>) {
  return (
    <ThumbGroup label={label} columns={choices.length + 1}>
      {choices.map(choice => (
        <Thumb
          key={choice.value}
          isOn={choice.value === value}
          tone={choice.tone}
          onPress={() => onChange(choice.value)}
        >
          {choice.label}
        </Thumb>
      ))}
      <Thumb isOn={value === null} onPress={() => onChange(null)}>
        {unset}
      </Thumb>
    </ThumbGroup>
  );
}

const ThumbButton = styled('button')({
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

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../../../../components/look/icons';
import { type PickChoice, toneStyle } from './picks';

type TapButtonGroupProps = { label: string; columns: number; children: ReactNode };

/** Groups buttons side by side below their label. */
export function TapButtonGroup({ label, columns, children }: TapButtonGroupProps) {
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

type TapButtonProps = {
  isOn: boolean;
  tone?: PickChoice<never>['tone'];
  onPress: () => void;
  children: ReactNode;
};

/** Renders a button that is chosen with one tap. */
export const TapButton = ({ isOn, tone, onPress, children }: TapButtonProps) => (
  <StyledTapButton type="button" aria-pressed={isOn} style={toneStyle(tone)} onClick={onPress}>
    {isOn && <CheckIcon aria-hidden="true" sx={{ fontSize: 16 }} />}
    {children}
  </StyledTapButton>
);

type TapChoiceProps<Value extends string> = {
  label: string;
  choices: readonly PickChoice<Value>[];
  value: Value | null;
  /** Label of the button for an unset field. */
  unsetLabel: string;
  onChange: (value: Value | null) => void;
};

/** Renders a few choices as buttons, each chosen with one tap. */
export function TapChoice<Value extends string>({ label, choices, value, unsetLabel, onChange }: TapChoiceProps<Value>) {
  return (
    <TapButtonGroup label={label} columns={choices.length + 1}>
      {choices.map(choice => (
        <TapButton
          key={choice.value}
          isOn={choice.value === value}
          tone={choice.tone}
          onPress={() => onChange(choice.value)}
        >
          {choice.label}
        </TapButton>
      ))}
      <TapButton isOn={value === null} onPress={() => onChange(null)}>
        {unsetLabel}
      </TapButton>
    </TapButtonGroup>
  );
}

const StyledTapButton = styled('button')({
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

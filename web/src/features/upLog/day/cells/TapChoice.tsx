import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../../../../components/icons/icons';
import { Select } from '../../../../components/overlays';
import { ChoiceTag } from './ChoiceTag';
import { type PickChoice, toneStyle } from './choices';

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
export function TapChoice<Value extends string>({
  label,
  choices,
  value,
  unsetLabel,
  onChange,
}: TapChoiceProps<Value>) {
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

type QuickChoiceProps<Value extends string | number> = {
  label: string;
  /** Choices that are shown as buttons. */
  quickChoices: readonly (PickChoice<Value> & { note?: string })[];
  /** All choices, listed under More. */
  choices: readonly PickChoice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/**
 * Renders the most likely choices as buttons and the other choices under More. A second tap on the chosen
 * button removes the value of the field.
 */
export function QuickChoice<Value extends string | number>({
  label,
  quickChoices,
  choices,
  value,
  onChange,
}: QuickChoiceProps<Value>) {
  const choiceFromMore = quickChoices.some(choice => choice.value === value)
    ? undefined
    : choices.find(choice => choice.value === value);
  return (
    <TapButtonGroup label={label} columns={quickChoices.length > 3 ? 3 : 2}>
      {quickChoices.map(choice => {
        const isOn = choice.value === value;
        return (
          <TapButton
            key={choice.value}
            isOn={isOn}
            tone={choice.tone}
            onPress={() => onChange(isOn ? null : choice.value)}
          >
            <Box component="span" sx={labelStyles}>
              {choice.label}
              {choice.note && <small> {choice.note}</small>}
            </Box>
          </TapButton>
        );
      })}
      <Select
        fullWidth
        hiddenLabel
        value={choiceFromMore ? String(choiceFromMore.value) : ''}
        onChange={event =>
          onChange(choices.find(each => String(each.value) === event.target.value)?.value ?? null)
        }
        slotProps={{
          select: {
            displayEmpty: true,
            renderValue: () => (choiceFromMore ? <ChoiceTag choice={choiceFromMore} /> : 'More'),
            SelectDisplayProps: { 'aria-label': label },
          },
        }}
        sx={{ minWidth: 0 }}
      >
        <MenuItem value="">
          <em>None</em>
        </MenuItem>
        {choices
          .filter(choice => !choice.isUnavailable || choice === choiceFromMore)
          .map(choice => (
            <MenuItem key={choice.value} value={String(choice.value)}>
              <ChoiceTag choice={choice} />
            </MenuItem>
          ))}
      </Select>
    </TapButtonGroup>
  );
}

const labelStyles = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.15,
  '& small': { display: 'block', fontSize: '0.6875rem', fontWeight: 400 },
} as const;

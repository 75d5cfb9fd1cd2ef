import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { Select } from '../../../../components/overlays';
import { ChoiceTag } from '../cells/ChoiceTag';
import type { PickChoice } from '../cells/picks';
import { TapButton, TapButtonGroup } from '../cells/ThumbChoice';

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
 * Renders the most likely choices as buttons and the others under More. A second tap on the chosen button
 * unsets the field.
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
          <em>Blank</em>
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

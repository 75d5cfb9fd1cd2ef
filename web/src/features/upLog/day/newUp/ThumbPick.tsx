import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { Select } from '../../../../components/overlays';
import { ChoiceTag } from '../cells/ChoiceTag';
import type { Choice } from '../cells/picks';
import { Thumb, ThumbGroup } from '../cells/ThumbChoice';

type Props<Value extends string | number> = {
  label: string;
  /** By one tap each. */
  quick: readonly (Choice<Value> & { note?: string })[];
  /** All of them, behind More. */
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** The likeliest of many side by side, one tap each, and the others behind More. A second tap on the chosen one unsets it. */
export function ThumbPick<Value extends string | number>({
  label,
  quick,
  choices,
  value,
  onChange,
}: Props<Value>) {
  const other = quick.some(choice => choice.value === value)
    ? undefined
    : choices.find(choice => choice.value === value);
  return (
    <ThumbGroup label={label} columns={quick.length > 3 ? 3 : 2}>
      {quick.map(choice => {
        const isOn = choice.value === value;
        return (
          <Thumb
            key={choice.value}
            isOn={isOn}
            tone={choice.tone}
            onPress={() => onChange(isOn ? null : choice.value)}
          >
            <Box component="span" sx={words}>
              {choice.label}
              {choice.note && <small> {choice.note}</small>}
            </Box>
          </Thumb>
        );
      })}
      <Select
        fullWidth
        hiddenLabel
        value={other ? String(other.value) : ''}
        onChange={event =>
          onChange(choices.find(each => String(each.value) === event.target.value)?.value ?? null)
        }
        slotProps={{
          select: {
            displayEmpty: true,
            renderValue: () => (other ? <ChoiceTag choice={other} /> : 'More'),
            SelectDisplayProps: { 'aria-label': label },
          },
        }}
        sx={{ minWidth: 0 }}
      >
        <MenuItem value="">
          <em>Blank</em>
        </MenuItem>
        {choices
          .filter(choice => !choice.isGone || choice === other)
          .map(choice => (
            <MenuItem key={choice.value} value={String(choice.value)}>
              <ChoiceTag choice={choice} />
            </MenuItem>
          ))}
      </Select>
    </ThumbGroup>
  );
}

const words = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.15,
  '& small': { display: 'block', fontSize: '0.6875rem', fontWeight: 400 },
} as const;

import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { Select } from '../../../../components/overlays';
import { ChoiceTag } from '../cells/ChoiceTag';
import { type Choice, toneStyle } from '../cells/picks';
import { Thumb } from '../cells/ThumbChoice';

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
  const labelId = useId();
  const other = quick.some(choice => choice.value === value)
    ? undefined
    : choices.find(choice => choice.value === value);
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Box id={labelId} sx={{ typography: 'caption', color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: `repeat(${quick.length > 3 ? 3 : 2}, minmax(0, 1fr))`,
        }}
      >
        {quick.map(choice => {
          const isChosen = choice.value === value;
          return (
            <Thumb
              key={choice.value}
              type="button"
              aria-pressed={isChosen}
              style={toneStyle(choice.tone)}
              onClick={() => onChange(isChosen ? null : choice.value)}
            >
              {isChosen && <CheckIcon aria-hidden="true" sx={{ fontSize: 16 }} />}
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
          sx={more}
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
      </Box>
    </Box>
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

const more = {
  minWidth: 0,
  '& .MuiInputBase-root .MuiSelect-select': { minHeight: '44px', boxSizing: 'border-box' },
} as const;

import Box from '@mui/material/Box';
import { CompactSelect } from '../../components/forms/SelectField';
import { wide } from './rowLook';

type Props<Value> = {
  /** Said to those who do not see where the select stands. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Not saved yet: the frame says so. */
  isChanged: boolean;
  isDisabled: boolean;
  /** The viewer may not choose: plain text. */
  isFixed: boolean;
};

/** A select of a row: text with an arrow until it is pointed at, or has the focus. */
export function RowSelect<Value extends number | boolean>(props: Props<Value>) {
  const { label, value, options, onChange, isChanged, isDisabled, isFixed } = props;
  if (isFixed) return <Box sx={fixed}>{options.find(option => option.value === value)?.label}</Box>;
  return (
    <CompactSelect
      isLabelHidden
      label={label}
      value={String(value)}
      options={options.map(option => [String(option.value), option.label])}
      isDisabled={isDisabled}
      onChange={written => {
        const chosen = options.find(option => String(option.value) === written);
        if (chosen) onChange(chosen.value);
      }}
      sx={[look, isChanged && changed]}
    />
  );
}

const fixed = {
  px: 1,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  // As large as what can be chosen beside it.
  fontSize: '1rem',
  [wide]: { minHeight: 34, fontSize: '0.8125rem' },
} as const;

const atRest = ':not(:hover):not(.Mui-focused)';

const look = {
  width: 1,
  '& .MuiSelect-select': { pl: 1, pr: '24px !important' },
  '& .MuiSelect-icon': { right: 2, fontSize: '1.25rem', color: 'faint.text' },
  [`& .MuiOutlinedInput-root${atRest}`]: { bgcolor: 'transparent' },
  [`& .MuiOutlinedInput-root${atRest} .MuiOutlinedInput-notchedOutline`]: { borderColor: 'transparent' },
} as const;

/** Stronger than the look at rest. */
const changed = {
  [`& .MuiOutlinedInput-root${atRest}.MuiOutlinedInput-root`]: { bgcolor: 'accent.soft' },
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root.MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': {
    borderColor: 'primary.main',
    borderWidth: 2,
  },
} as const;

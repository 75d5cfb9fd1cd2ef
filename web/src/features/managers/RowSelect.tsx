import Box from '@mui/material/Box';
import { CompactSelect } from '../../components/forms/SelectField';
import { WIDE_SCREEN } from './rowLook';

type RowSelectProps<Value> = {
  /** Accessible name, because the select has no visible label. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Highlights the frame, because the value is not saved. */
  isChanged: boolean;
  isDisabled: boolean;
  /** Shows plain text, because the viewer may not change the value. */
  isReadOnly: boolean;
};

/** Renders a select in a row. Its frame appears only on hover and focus. */
export function RowSelect<Value extends number | boolean>(props: RowSelectProps<Value>) {
  const { label, value, options, onChange, isChanged, isDisabled, isReadOnly } = props;
  if (isReadOnly) return <Box sx={readOnlyStyles}>{options.find(option => option.value === value)?.label}</Box>;
  return (
    <CompactSelect
      isLabelHidden
      label={label}
      value={String(value)}
      options={options.map(option => [String(option.value), option.label])}
      isDisabled={isDisabled}
      onChange={selectedText => {
        const selectedOption = options.find(option => String(option.value) === selectedText);
        if (selectedOption) onChange(selectedOption.value);
      }}
      sx={[selectStyles, isChanged && changedStyles]}
    />
  );
}

const readOnlyStyles = {
  px: 1,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  // Same font size as the selects next to it.
  fontSize: '1rem',
  [WIDE_SCREEN]: { minHeight: 34, fontSize: '0.8125rem' },
} as const;

const IDLE_SELECTOR = ':not(:hover):not(.Mui-focused)';

const selectStyles = {
  width: 1,
  '& .MuiSelect-select': { pl: 1, pr: '24px !important' },
  '& .MuiSelect-icon': { right: 2, fontSize: '1.25rem', color: 'faint.text' },
  [`& .MuiOutlinedInput-root${IDLE_SELECTOR}`]: { bgcolor: 'transparent' },
  [`& .MuiOutlinedInput-root${IDLE_SELECTOR} .MuiOutlinedInput-notchedOutline`]: { borderColor: 'transparent' },
} as const;

/** Overrides the styles of an idle select. */
const changedStyles = {
  [`& .MuiOutlinedInput-root${IDLE_SELECTOR}.MuiOutlinedInput-root`]: { bgcolor: 'accent.soft' },
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root.MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': {
    borderColor: 'primary.main',
    borderWidth: 2,
  },
} as const;

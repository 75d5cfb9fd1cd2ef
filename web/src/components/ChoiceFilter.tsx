import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

type Props<Value extends string | number> = {
  label: string;
  /** The choice of everything: "All Teams". */
  all: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** Everything, or one of a list. */
export function ChoiceFilter<Value extends string | number>({
  label,
  all,
  options,
  value,
  onChange,
}: Props<Value>) {
  const known = options.find(option => option.value === value);
  return (
    <TextField
      select
      label={label}
      value={known?.value ?? ''}
      onChange={event =>
        onChange(options.find(option => String(option.value) === String(event.target.value))?.value ?? null)
      }
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

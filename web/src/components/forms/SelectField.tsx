import MenuItem from '@mui/material/MenuItem';
import type { ReactNode, Ref } from 'react';
import { Select } from '../overlays';

export type SelectOption<Value> = { value: Value; label: ReactNode };

type Props<Value> = {
  label: string;
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value | null) => void;
  /** Shown in place of options that are not loaded: "Loading...", "Something went wrong". */
  notice?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

/** A select with an option for blank. */
export function SelectField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  notice,
  error,
  inputRef,
}: Props<Value>) {
  return (
    <Select
      fullWidth
      label={label}
      value={value ?? ''}
      onChange={event =>
        onChange(options.find(option => String(option.value) === event.target.value)?.value ?? null)
      }
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } } }}
      {...(inputRef && { inputRef })}
      {...((error ?? notice) && { helperText: error ?? notice, error: error !== undefined })}
    >
      <MenuItem value="">
        <em>Blank</em>
      </MenuItem>
      {options.map(option => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}

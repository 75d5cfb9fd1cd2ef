import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
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

/** Renders a select with an additional blank option. */
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
        <em>None</em>
      </MenuItem>
      {options.map(option => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}

type CompactSelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  /**
   * Hides the label visually when another element shows the label. Screen readers still read the hidden
   * label.
   */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  sx?: SxProps<Theme>;
};

/** Compares letters without letter case and accents. */
const letterCollator = new Intl.Collator('en', { sensitivity: 'base' });
const hasSameLetters = (first: string, second: string) => letterCollator.compare(first, second) === 0;

/**
 * Renders a select that is as wide as its selected option; a page can have many of these selects. While the
 * select is closed, typing a letter selects the next option that begins with this letter, as in native
 * selects.
 */
export function CompactSelect(props: CompactSelectProps) {
  const {
    label,
    value,
    options,
    onChange,
    isLabelHidden = false,
    isDisabled = false,
    sx = autoWidthStyles,
  } = props;

  function selectByLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
    const isClosed = (target as HTMLElement).getAttribute('aria-expanded') === 'false';
    if (!isClosed || isDisabled || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    const index = options.findIndex(([optionValue]) => optionValue === value);
    const next = [...options.slice(index + 1), ...options.slice(0, index)].find(([, optionLabel]) =>
      hasSameLetters(optionLabel.charAt(0), key),
    );
    if (next) onChange(next[0]);
  }

  return (
    <Select
      {...(!isLabelHidden && { label })}
      locksScroll={false}
      value={value}
      disabled={isDisabled}
      onChange={event => onChange(event.target.value)}
      onKeyDown={selectByLetter}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      sx={sx}
    >
      {options.map(([optionValue, optionLabel]) => (
        <MenuItem key={optionValue} value={optionValue}>
          {optionLabel}
        </MenuItem>
      ))}
    </Select>
  );
}

const autoWidthStyles = {
  width: { xs: '100%', sm: 'auto' },
  minWidth: { sm: 150 },
  maxWidth: '100%',
} as const;

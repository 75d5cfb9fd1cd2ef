import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { Select } from '../overlays';

type Props = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  /** Hides the label visually, where it is shown in another element. Screen readers still read it. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  sx?: SxProps<Theme>;
};

/** Ignores case and accents. */
const letterCollator = new Intl.Collator('en', { sensitivity: 'base' });
const hasSameLetters = (first: string, second: string) => letterCollator.compare(first, second) === 0;

/**
 * A select as wide as its selected option; a page can have many of them. While it is closed, typing a letter
 * selects the next option that begins with it, as in native selects.
 */
export function CompactSelect(props: Props) {
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

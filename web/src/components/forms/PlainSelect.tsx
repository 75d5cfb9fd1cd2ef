import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { Select } from '../overlays';

type Props = {
  label: string;
  value: string;
  /** Each value with what it is called. */
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  /** The label is read out, and stands elsewhere for those who see. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  sx?: SxProps<Theme>;
};

/** In any case, with or without accents. */
const letters = new Intl.Collator('en', { sensitivity: 'base' });
const hasSameLetters = (one: string, other: string) => letters.compare(one, other) === 0;

/**
 * A select of one of these values, as wide as what is chosen; many may stand on a page. While it is closed a letter chooses
 * the next value that begins with it, as in the browser's own.
 */
export function PlainSelect(props: Props) {
  const {
    label,
    value,
    options,
    onChange,
    isLabelHidden = false,
    isDisabled = false,
    sx = asWideAsChosen,
  } = props;

  function chooseByLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
    const isClosed = (target as HTMLElement).getAttribute('aria-expanded') === 'false';
    if (!isClosed || isDisabled || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    const at = options.findIndex(([each]) => each === value);
    const next = [...options.slice(at + 1), ...options.slice(0, at)].find(([, words]) =>
      hasSameLetters(words.charAt(0), key),
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
      onKeyDown={chooseByLetter}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      sx={sx}
    >
      {options.map(([each, words]) => (
        <MenuItem key={each} value={each}>
          {words}
        </MenuItem>
      ))}
    </Select>
  );
}

const asWideAsChosen = {
  width: { xs: '100%', sm: 'auto' },
  minWidth: { sm: 150 },
  maxWidth: '100%',
} as const;

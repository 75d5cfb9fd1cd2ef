import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { Select } from './overlays';

export type FilterOption<Value> = { value: Value; label: ReactNode };

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly FilterOption<Value>[];
  onChange: (value: Value) => void;
  /** In the place of the options that are not there yet: "Loading...". */
  notice?: string | undefined;
};

/** A choice in a line of filters. It shows what was chosen at once; the page follows as soon as the next key leaves it time. */
export function FilterSelect<Value extends string | number>(props: Props<Value>) {
  const { label, value, options, onChange, notice } = props;
  const [shown, show] = useOptimistic(value);

  function choose(written: string) {
    const chosen = options.find(option => String(option.value) === written);
    if (!chosen) return;
    startTransition(() => {
      show(chosen.value);
      onChange(chosen.value);
    });
  }

  return (
    <Select
      label={label}
      value={shown}
      onChange={event => choose(String(event.target.value))}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
      {notice && <MenuItem disabled>{notice}</MenuItem>}
    </Select>
  );
}

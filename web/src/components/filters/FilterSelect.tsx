import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { memo, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../lib/hooks/afterPaint';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useIsShown } from '../../lib/hooks/useIsShown';
import { Select } from '../overlays';

export type FilterOption<Value> = { value: Value; label: ReactNode };

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly FilterOption<Value>[];
  onChange: (value: Value) => void;
  /** In the place of the options that are not there yet: "Loading...". */
  notice?: string | undefined;
};

/**
 * A choice in a line of filters. It shows what was chosen at once, alone; the page follows as soon as the next key leaves it
 * time (decision 100).
 * Only other `options` draw it again with its page: define them outside of the component, or memoize them.
 */
export function FilterSelect<Value extends string | number>(props: Props<Value>) {
  const { label, value, options, onChange, notice } = props;
  const [pending, setPending] = useState<Value | null>(null);
  const isShown = useIsShown();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  const choose = useCallback(
    async (written: string) => {
      const chosen = options.find(option => String(option.value) === written);
      if (!chosen) return;
      setPending(chosen.value);
      await afterPaint();
      if (!isShown.current) return;
      startTransition(() => {
        setPending(null);
        latest.current(chosen.value);
      });
    },
    [options, isShown],
  );

  return (
    <OptionSelect
      label={label}
      value={pending ?? value}
      options={options}
      onChoose={choose}
      notice={notice}
    />
  );
}

type OptionSelectProps = {
  label: string;
  value: string | number;
  options: readonly FilterOption<string | number>[];
  onChoose: (written: string) => void;
  notice: string | undefined;
};

/** Material's select is some forty components, closed, and ten more an option while it closes. */
const OptionSelect = memo(function OptionSelect(props: OptionSelectProps) {
  const { label, value, options, onChoose, notice } = props;
  const isPhone = useIsPhone();
  return (
    <Select
      label={label}
      locksScroll={isPhone}
      value={value}
      onChange={event => onChoose(String(event.target.value))}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {options.map(option => (
        <Option key={option.value} value={option.value}>
          {option.label}
        </Option>
      ))}
      {notice && <MenuItem disabled>{notice}</MenuItem>}
    </Select>
  );
});

/**
 * An option of a menu that is open. Material draws all of them again while it closes, for handlers that are other functions
 * and do the same: an option is drawn again where anything else is another.
 */
const Option = memo(MenuItem, (one: MenuItemProps, other: MenuItemProps) => {
  const names = Object.keys({ ...one, ...other }) as (keyof MenuItemProps)[];
  return names.every(name => typeof other[name] === 'function' || Object.is(one[name], other[name]));
});

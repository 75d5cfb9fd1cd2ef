import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsMounted, waitForPaint } from '../../lib/hooks/lifecycleHooks';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { Select } from '../overlays';

export type FilterOption<Value> = { value: Value; label: ReactNode };

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly FilterOption<Value>[];
  onChange: (value: Value) => void;
  /** Shown in place of options that are not loaded: "Loading...". */
  notice?: string | undefined;
};

/**
 * Renders a select in a row of filters. The selected option appears immediately. The page follows in a
 * transition after the next paint. New `options` render the select again with its page, so define them
 * outside of the component, or memoize them.
 */
export function FilterSelect<Value extends string | number>(props: Props<Value>) {
  const { label, value, options, onChange, notice } = props;
  const [pending, setPending] = useState<Value | null>(null);
  const isMounted = useIsMounted();
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);

  const selectOption = useCallback(
    async (optionValue: string) => {
      const selectedOption = options.find(option => String(option.value) === optionValue);
      if (!selectedOption) return;
      setPending(selectedOption.value);
      await waitForPaint();
      if (!isMounted.current) return;
      startTransition(() => {
        setPending(null);
        latestOnChange.current(selectedOption.value);
      });
    },
    [options, isMounted],
  );

  return (
    <OptionSelect
      label={label}
      value={pending ?? value}
      options={options}
      onSelect={selectOption}
      notice={notice}
    />
  );
}

type OptionSelectProps = {
  label: string;
  value: string | number;
  options: readonly FilterOption<string | number>[];
  onSelect: (optionValue: string) => void;
  notice: string | undefined;
};

/**
 * Renders a memoized select. Material's closed select consists of about forty components, and while it
 * closes, each option adds ten more.
 */
const OptionSelect = memo(function OptionSelect(props: OptionSelectProps) {
  const { label, value, options, onSelect, notice } = props;
  const isPhone = useIsPhone();
  return (
    <Select
      label={label}
      locksScroll={isPhone}
      value={value}
      onChange={event => onSelect(String(event.target.value))}
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
 * Renders an option of an open menu. While the menu closes, Material renders all options again with new but
 * equivalent handlers. This comparison ignores functions, so that only options with other changes are
 * rendered.
 */
const Option = memo(MenuItem, (previous: MenuItemProps, next: MenuItemProps) => {
  const names = Object.keys({ ...previous, ...next }) as (keyof MenuItemProps)[];
  return names.every(name => typeof next[name] === 'function' || Object.is(previous[name], next[name]));
});

type ChoiceFilterProps<Value extends string | number> = {
  label: string;
  /** The option that removes the filter, such as "All Teams". */
  all: string;
  options: readonly FilterOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** Renders a filter that selects one option of a list, or all options. */
export function ChoiceFilter<Value extends string | number>(props: ChoiceFilterProps<Value>) {
  const { label, all, options, value, onChange } = props;
  const selectedOption = options.find(option => option.value === value);
  const allOptions = useMemo(() => [{ value: '' as const, label: all }, ...options], [all, options]);
  return (
    <FilterSelect
      label={label}
      value={selectedOption?.value ?? ''}
      options={allOptions}
      onChange={selected => onChange(options.find(option => option.value === selected)?.value ?? null)}
    />
  );
}

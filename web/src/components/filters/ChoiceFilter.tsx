import { useMemo } from 'react';
import { type FilterOption, FilterSelect } from './FilterSelect';

type Props<Value extends string | number> = {
  label: string;
  /** The choice of everything: "All Teams". */
  all: string;
  options: readonly FilterOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** Everything, or one of a list. */
export function ChoiceFilter<Value extends string | number>(props: Props<Value>) {
  const { label, all, options, value, onChange } = props;
  const known = options.find(option => option.value === value);
  const offered = useMemo(() => [{ value: '' as const, label: all }, ...options], [all, options]);
  return (
    <FilterSelect
      label={label}
      value={known?.value ?? ''}
      options={offered}
      onChange={chosen => onChange(options.find(option => option.value === chosen)?.value ?? null)}
    />
  );
}

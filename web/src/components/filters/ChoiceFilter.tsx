import { useMemo } from 'react';
import { type FilterOption, FilterSelect } from './FilterSelect';

type Props<Value extends string | number> = {
  label: string;
  /** The option that does not filter, such as "All Teams". */
  all: string;
  options: readonly FilterOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** A filter with one option of a list, or all. */
export function ChoiceFilter<Value extends string | number>(props: Props<Value>) {
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

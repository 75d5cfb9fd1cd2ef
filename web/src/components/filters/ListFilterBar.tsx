import { memo, useCallback, useMemo } from 'react';
import type { SelectedPeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { FilterBar } from './FilterBar';
import { ChoiceFilter, type FilterOption } from './FilterSelect';
import type { Filter, FilteredList, FilterTable, FilterValues } from './filteredList';
import { PeriodSelect } from './PeriodSelect';
import { PersonFilter, type PersonOptions, useSalespeople } from './PersonFilter';
import { SearchField } from './SearchField';

type Props = {
  list: FilteredList<FilterTable>;
  filters: FilterValues<FilterTable>;
  onChange: (changes: object) => void;
  /** Options by filter name, for filters without options in the list's definition. */
  dynamicOptions?: Readonly<Record<string, unknown>>;
};

/** Renders the filters of a list from its definition. Each change returns to the first page of the list. */
export const ListFilterBar = memo(function ListFilterBar({
  list,
  filters,
  onChange,
  dynamicOptions = {},
}: Props) {
  const updateFilters = useCallback((changes: object) => onChange({ ...changes, page: 0 }), [onChange]);
  const [first, ...otherFilters] = Object.entries<Filter>(list.filters as Record<string, Filter>).map(
    ([name, filter]) => (
      <FilterControl
        key={name}
        name={name}
        filter={filter}
        filters={filters}
        dynamicOptions={dynamicOptions[name]}
        onChange={updateFilters}
      />
    ),
  );
  // On a phone, a list with a single filter needs no button for more filters. An empty field also needs no
  // button that clears it.
  if (otherFilters.length === 0) return <FilterBar>{first}</FilterBar>;
  return (
    <FilterBar
      primaryFilter={first}
      activeCount={list.countCollapsedFilters(filters)}
      onClear={list.isFiltered(filters) && (() => onChange(list.clearedFilters))}
      views={list.views}
    >
      {otherFilters}
    </FilterBar>
  );
});

type ControlProps = {
  name: string;
  filter: Filter;
  filters: Record<string, unknown>;
  dynamicOptions: unknown;
  onChange: (changes: object) => void;
};

/**
 * Renders the control of one filter. The types of ListHeader check that the value and the options match the
 * kind of the filter.
 */
function FilterControl({ name, filter, filters, dynamicOptions, onChange }: ControlProps) {
  const today = useStoreToday();
  const updateValue = useCallback((value: unknown) => onChange({ [name]: value }), [name, onChange]);
  const controlProps = { value: filters[name] as never, onChange: updateValue };
  switch (filter.kind) {
    case 'search':
      return <SearchField label={filter.label} {...controlProps} />;
    case 'person':
      return (
        <PersonFilter
          {...(dynamicOptions as PersonOptions)}
          label={filter.label}
          all={filter.all}
          {...controlProps}
        />
      );
    case 'salesperson':
      return <SalespersonFilter label={filter.label} all={filter.all} {...controlProps} />;
    case 'choice':
      return (
        <ChoiceControl filter={filter} dynamicOptions={dynamicOptions as ChoiceOptions} {...controlProps} />
      );
    case 'period':
      return (
        <PeriodSelect
          periods={filter.periods}
          selected={filters as SelectedPeriod}
          today={today}
          onChange={onChange}
        />
      );
    case 'elsewhere':
      return null;
  }
}

type ChoiceOptions = readonly FilterOption<string | number>[];
type ControlValueProps<Value> = { value: Value; onChange: (value: Value) => void };

function SalespersonFilter(props: ControlValueProps<number | null> & { label: string; all: string }) {
  return <PersonFilter {...useSalespeople()} {...props} />;
}

type ChoiceControlProps = ControlValueProps<string | number | null> & {
  filter: Extract<Filter, { kind: 'choice' }>;
  dynamicOptions: ChoiceOptions;
};

/**
 * Renders a select with the options of the list's definition, or otherwise with the options that the screen
 * provides.
 */
function ChoiceControl({
  filter: { label, all, options },
  dynamicOptions,
  ...controlProps
}: ChoiceControlProps) {
  const definedOptions = useMemo(
    () => options && Object.entries(options).map(([value, optionLabel]) => ({ value, label: optionLabel })),
    [options],
  );
  return (
    <ChoiceFilter<string | number>
      label={label}
      all={all}
      options={definedOptions ?? dynamicOptions}
      {...controlProps}
    />
  );
}

import { memo, useCallback, useMemo } from 'react';
import type { ChosenPeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { ChoiceFilter } from './ChoiceFilter';
import { FilterBar } from './FilterBar';
import type { FilterOption } from './FilterSelect';
import type { Filter, FilteredList, FilterTable, FilterValues } from './filteredList';
import { PeriodSelect } from './PeriodSelect';
import { type OfferedPeople, PersonFilter } from './PersonFilter';
import { SearchField } from './SearchField';
import { useSalespeople } from './useSalespeople';

type Props = {
  list: FilteredList<FilterTable>;
  filters: FilterValues<FilterTable>;
  onChange: (change: object) => void;
  /** What there is to choose from, under the names of the filters whose table does not say it. */
  offered?: Readonly<Record<string, unknown>>;
};

/** The filters of a list, by its table. Any change goes back to the first page. */
export const ListFilterBar = memo(function ListFilterBar({ list, filters, onChange, offered = {} }: Props) {
  const change = useCallback((changed: object) => onChange({ ...changed, page: 0 }), [onChange]);
  const [first, ...others] = Object.entries<Filter>(list.filters as Record<string, Filter>).map(
    ([name, filter]) => (
      <FilterControl
        key={name}
        name={name}
        filter={filter}
        filters={filters}
        offered={offered[name]}
        onChange={change}
      />
    ),
  );
  // A phone has room for one, and an empty field needs no button that clears it.
  if (others.length === 0) return <FilterBar>{first}</FilterBar>;
  return (
    <FilterBar
      lead={first}
      chosen={list.chosenBesideFirst(filters)}
      onClear={list.isFiltered(filters) && (() => onChange(list.cleared))}
      views={list.views}
    >
      {others}
    </FilterBar>
  );
});

type ControlProps = {
  name: string;
  filter: Filter;
  filters: Record<string, unknown>;
  offered: unknown;
  onChange: (change: object) => void;
};

/** One filter's control. What it shows and offers is of the kind that the table says (ListHead). */
function FilterControl({ name, filter, filters, offered, onChange }: ControlProps) {
  const today = useStoreToday();
  const choose = useCallback((value: unknown) => onChange({ [name]: value }), [name, onChange]);
  const shown = { value: filters[name] as never, onChange: choose };
  switch (filter.kind) {
    case 'search':
      return <SearchField label={filter.label} {...shown} />;
    case 'person':
      return (
        <PersonFilter {...(offered as OfferedPeople)} label={filter.label} everyone={filter.all} {...shown} />
      );
    case 'salesperson':
      return <SalespersonFilter label={filter.label} everyone={filter.all} {...shown} />;
    case 'choice':
      return <OneOfChoices filter={filter} offered={offered as Options} {...shown} />;
    case 'period':
      return (
        <PeriodSelect
          periods={filter.offered}
          chosen={filters as ChosenPeriod}
          today={today}
          onChange={onChange}
        />
      );
    case 'elsewhere':
      return null;
  }
}

type Options = readonly FilterOption<string | number>[];
type Shown<Value> = { value: Value; onChange: (value: Value) => void };

function SalespersonFilter(props: Shown<number | null> & { label: string; everyone: string }) {
  return <PersonFilter {...useSalespeople()} {...props} />;
}

type ChoiceProps = Shown<string | number | null> & {
  filter: Extract<Filter, { kind: 'choice' }>;
  offered: Options;
};

/** One of what the table offers, else the screen. */
function OneOfChoices({ filter: { label, all, options }, offered, ...shown }: ChoiceProps) {
  const labelled = useMemo(
    () => options && Object.entries(options).map(([value, said]) => ({ value, label: said })),
    [options],
  );
  return <ChoiceFilter<string | number> label={label} all={all} options={labelled ?? offered} {...shown} />;
}

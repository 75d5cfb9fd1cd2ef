import { useCallback } from 'react';
import type { ChosenPeriod } from '../../lib/days/period';
import { useStoreToday } from '../../lib/days/storeDay';
import { ChoiceFilter } from './ChoiceFilter';
import { FilterBar } from './FilterBar';
import type { FilterOption } from './FilterSelect';
import type { Filter, FilteredList, FilterTable, FilterValues } from './filteredList';
import { PeriodSelect } from './PeriodSelect';
import { type OfferedPeople, PersonFilter } from './PersonFilter';
import { SearchField } from './SearchField';

type Props<Table extends FilterTable> = {
  list: FilteredList<Table>;
  filters: FilterValues<Table>;
  onChange: (change: Partial<FilterValues<Table>>) => void;
  /** What there is to choose from, under the names of the filters. */
  offered: {
    [Name in keyof Table as Table[Name]['kind'] extends 'person' | 'choice' ? Name : never]: Offered<
      Table[Name]
    >;
  };
};

type Offered<One> = One extends { kind: 'choice'; param: { fallback: infer Value } }
  ? readonly FilterOption<NonNullable<Value> & (string | number)>[]
  : OfferedPeople;

/** The filters of a list, by its table. Any change goes back to the first page. */
export function ListFilterBar<Table extends FilterTable>(props: Props<Table>) {
  const { list, filters, onChange } = props;
  const offered: Record<string, unknown> = props.offered;
  const change = useCallback(
    (changed: object) => onChange({ ...changed, page: 0 } as Partial<FilterValues<Table>>),
    [onChange],
  );
  const [first, ...others] = Object.entries<Filter>(list.filters).map(([name, filter]) => (
    <FilterControl
      key={name}
      name={name}
      filter={filter}
      filters={filters}
      offered={offered[name]}
      onChange={change}
    />
  ));
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
}

type ControlProps = {
  name: string;
  filter: Filter;
  filters: Record<string, unknown>;
  offered: unknown;
  onChange: (change: object) => void;
};

/** One filter's control. What it shows and offers is of the kind that the table says (Props). */
function FilterControl({ name, filter, filters, offered, onChange }: ControlProps) {
  const today = useStoreToday();
  const choose = useCallback((value: unknown) => onChange({ [name]: value }), [name, onChange]);
  const value = filters[name] as never;
  switch (filter.kind) {
    case 'search':
      return <SearchField label={filter.label} value={value} onChange={choose} />;
    case 'person':
      return (
        <PersonFilter
          {...(offered as OfferedPeople)}
          label={filter.label}
          everyone={filter.all}
          value={value}
          onChange={choose}
        />
      );
    case 'choice':
      return (
        <ChoiceFilter
          label={filter.label}
          all={filter.all}
          options={offered as never}
          value={value}
          onChange={choose}
        />
      );
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

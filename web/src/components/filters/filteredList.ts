import type { ViewedList } from '../../generated/graphql';
import { searchVariable } from '../../lib/address/listPage';
import { cleared, day, type Param, page, text, type UrlValues } from '../../lib/address/urlState';
import type { Day, DayRange } from '../../lib/days/dates';
import { type Period, rangeOf } from '../../lib/days/period';
import { type Viewed, viewsOf } from '../views/views';

/** How a filter stands in the address and in the query of its list. */
type Asking<Value, Variable> = {
  param: Param<Value>;
  variable: Variable;
  /** What a value asks for by the variable; without it, the value itself. */
  asked?(value: Value): unknown;
};

/** One filter, by the control that chooses it; `elsewhere` is one that the screen has a control of its own for. */
export type Filter<Variable = string> =
  | ({ kind: 'search'; label: string } & Asking<string, Variable>)
  | ({ kind: 'person'; label: string; all: string } & Asking<number | null, Variable>)
  | ({ kind: 'choice'; label: string; all: string } & Asking<string | number | null, Variable>)
  | ({ kind: 'elsewhere' } & Asking<string | null, Variable>)
  | PeriodFilter;

type PeriodFilter = { kind: 'period'; offered: readonly Period[]; param: Param<Period> };

/**
 * The filters of a list under their names in the address, in the order of their controls; the first is what a phone keeps
 * in sight. `Variables` are those of the list's query.
 */
export type FilterTable<Variables = Record<string, unknown>> = { period: PeriodFilter } & Record<
  string,
  Filter<keyof Variables>
>;

/** Free text; blank does not filter. */
export const searchFilter = {
  kind: 'search',
  label: 'Search',
  param: text(),
  variable: 'search',
  asked: searchVariable,
} as const;

/** How the filters and the page of a list stand in the address; the days matter for a custom period only. */
type FilterParams<Table extends FilterTable> = { [Name in keyof Table]: Table[Name]['param'] } & {
  start: Param<Day | null>;
  end: Param<Day | null>;
  page: Param<number>;
};

export type FilterValues<Table extends FilterTable> = UrlValues<FilterParams<Table>>;

/** What a table asks the server for. */
type Asked<Table> = DayRange & {
  [Name in keyof Table as VariableOf<Table[Name]>]: Table[Name] extends { asked(value: never): infer Value }
    ? Value
    : Table[Name] extends Asking<infer Value, string>
      ? Value
      : never;
};
type VariableOf<One> = One extends Asking<never, infer Variable extends string> ? Variable : never;

/** What a bar of controls knows of a list. */
export type FilteredList<Table extends FilterTable> = {
  filters: Table;
  views: Viewed;
  /** What "Clear filters" goes back to. */
  cleared: Partial<FilterValues<Table>>;
  isFiltered: (values: FilterValues<Table>) => boolean;
  /** How many of the filters that a phone puts away narrow the list down. */
  chosenBesideFirst: (values: FilterValues<Table>) => number;
};

/**
 * A list by its filters: what its address, its query, its views and its bar of controls have in common. Make it once,
 * outside of the component.
 * @param sorting how it is sorted, where it can be; that stays when the filters are cleared
 */
export function filteredList<Table extends FilterTable, Sorting extends object>(
  list: ViewedList,
  filters: Table,
  sorting: Sorting,
) {
  const named = Object.entries<Filter>(filters);
  const filterParams = {
    ...Object.fromEntries(named.map(([name, { param }]) => [name, param])),
    ...{ start: day(), end: day(), page: page() },
  } as FilterParams<Table>;
  const params = { ...filterParams, ...sorting };

  function isChosen(values: FilterValues<Table>, [name, { kind, param }]: [string, Filter]): boolean {
    const value: unknown = values[name];
    return kind === 'search' ? String(value).trim() !== '' : value !== param.fallback;
  }

  const bar: FilteredList<Table> = {
    filters,
    views: viewsOf(list, params),
    cleared: cleared(filterParams),
    isFiltered: values => named.some(filter => isChosen(values, filter)),
    chosenBesideFirst: values =>
      named.slice(1).filter(filter => filter[1].kind !== 'elsewhere' && isChosen(values, filter)).length,
  };

  return {
    ...bar,
    params,
    /** What to ask the server for; null while a custom range is not yet a range. */
    asked(values: FilterValues<Table>, today: Day): Asked<Table> | null {
      const range = rangeOf(values, today);
      if (!range) return null;
      const asked = named.flatMap(([name, filter]) => {
        if (filter.kind === 'period') return [];
        const value = values[name] as never;
        return [[filter.variable, filter.asked ? filter.asked(value) : value]];
      });
      return { ...range, ...Object.fromEntries(asked) };
    },
  };
}

/** What the values of a list's address are called in its own file. */
export type ValuesOf<List extends { params: unknown }> = UrlValues<List['params']>;

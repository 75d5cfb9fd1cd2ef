import type { ViewedList } from '../../generated/types';
import type { Day, DayRange } from '../../lib/days/dates';
import { type PeriodName, resolvePeriod } from '../../lib/days/period';
import { type ExportedTable, omitPaging } from '../../lib/exports/exportedTable';
import {
  createSortParams,
  type SortParams,
  toPageVariables,
  toSearchVariable,
} from '../../lib/urlState/listParams';
import {
  dayParam,
  getClearedValues,
  idParam,
  type Param,
  pageParam,
  textParam,
  type UrlValues,
} from '../../lib/urlState/urlState';
import { defineListViews, type ListViews } from '../views/listViews';

/** The URL parameter of a filter and its variable in the query of the list. */
type FilterBinding<Value, Variable> = {
  param: Param<Value>;
  variable: Variable;
  /** Converts the value to the variable; without it, the value is used unchanged. */
  toVariable?(value: Value): unknown;
};

type ChoiceFilterDefinition<Variable> = {
  kind: 'choice';
  label: string;
  all: string;
  /** The labels of the options. Without this property, the screen provides the options. */
  options?: Readonly<Record<string, string>>;
  /** The values in the export API, for filter values with a different name in that API. */
  exportValues?: Readonly<Record<string, string>>;
} & FilterBinding<string | number | null, Variable>;

/**
 * A filter by the kind of its control. For `elsewhere`, the screen renders the control outside of the filter
 * bar.
 */
export type Filter<Variable = string> =
  | ({ kind: 'search'; label: string } & FilterBinding<string, Variable>)
  | ({ kind: 'person' | 'salesperson'; label: string; all: string } & FilterBinding<number | null, Variable>)
  | ChoiceFilterDefinition<Variable>
  | ({ kind: 'elsewhere' } & FilterBinding<string | number | null, Variable>)
  | PeriodFilter;

type PeriodFilter = { kind: 'period'; periods: readonly PeriodName[]; param: Param<PeriodName> };

/**
 * The filters of a list by their URL parameters, in the order of their controls. A phone always shows the
 * first filter. `Variables` are the variables of the list's query.
 */
export type FilterTable<Variables = Record<string, unknown>> = { period?: PeriodFilter } & Record<
  string,
  Filter<keyof Variables>
>;

/** A text search. A blank text does not filter. */
export const searchFilter = {
  kind: 'search',
  label: 'Search',
  param: textParam(),
  variable: 'search',
  toVariable: toSearchVariable,
} as const;

export const salespersonFilter = {
  kind: 'salesperson',
  label: 'Employee',
  all: 'All Deals',
  param: idParam(),
  variable: 'employeeId',
} as const;

type WithPeriod<Table, Days> = Table extends { period: PeriodFilter } ? Days : unknown;

/** The URL parameters of filters and page. The days matter only for a custom period. */
type FilterParams<Table extends FilterTable> = { [Name in keyof Table]: Table[Name]['param'] } & {
  page: Param<number>;
} & WithPeriod<Table, { start: Param<Day | null>; end: Param<Day | null> }>;

export type FilterValues<Table extends FilterTable> = UrlValues<FilterParams<Table>>;

type FilteredListVariables<Table> = WithPeriod<Table, DayRange> & { offset: number; limit: number } & {
  [Name in keyof Table as Table[Name] extends { variable: infer Variable extends string }
    ? Variable
    : never]: Table[Name] extends { toVariable(value: never): infer Value }
    ? Value
    : Table[Name] extends { param: Param<infer Value> }
      ? Value
      : never;
};

/** The sort values of the server by column, and the default order. */
type SortOptions<Field extends string, Sort> = {
  sorts: Readonly<Record<Field, Sort>>;
  sort: NoInfer<Field>;
  order: 'asc' | 'desc';
};
type SortVariables<Field, Sort> = [Field] extends [never] ? unknown : { sort: Sort; isDescending: boolean };
type SortedParams<Field extends string> = [Field] extends [never] ? unknown : SortParams<Field>;

type FilteredListOptions<Table, Field extends string, Sort, ExtraParams> = {
  /** The name under which saved views are stored; a list without it has no views. */
  views?: ViewedList;
  filters: Table;
  /** The sort orders of a list that can be sorted. Clearing the filters does not change the order. */
  sorted?: SortOptions<Field, Sort>;
  /**
   * Other URL parameters of the screen, for the screen's other queries. Saved views include these parameters,
   * but the parameters are not filters.
   */
  extraParams?: ExtraParams;
  /** The exports of the list: names under `/api/exports` by title. */
  files: Readonly<Record<string, string>>;
};

/** The part of a list that its filter bar needs. */
export type FilteredList<Table extends FilterTable> = {
  filters: Table;
  views: ListViews | undefined;
  /** The values of the filters after "Clear filters". */
  clearedFilters: Partial<FilterValues<Table>>;
  isFiltered: (values: FilterValues<Table>) => boolean;
  /** Counts the active filters that a phone hides. */
  countCollapsedFilters: (values: FilterValues<Table>) => number;
};

/**
 * Defines a list in one table: its URL parameters, query variables, saved views, exports and filter controls.
 * Call it once, outside of components (docs/adr/list-screens.md).
 */
export function defineFilteredList<
  Table extends FilterTable,
  Field extends string = never,
  Sort = never,
  ExtraParams extends Record<string, Param<unknown>> = Record<never, never>,
>({ views, filters, sorted, extraParams, files }: FilteredListOptions<Table, Field, Sort, ExtraParams>) {
  type Variables = FilteredListVariables<Table> & SortVariables<Field, Sort>;
  const filterEntries = Object.entries(filters) as [string, Filter][];
  const sorting = sorted && createSortParams(sorted.sorts, sorted.sort, sorted.order);
  const filterParams = {
    ...Object.fromEntries(filterEntries.map(([name, { param }]) => [name, param])),
    ...(filters.period && { start: dayParam(), end: dayParam() }),
    page: pageParam(),
  } as FilterParams<Table>;
  const params = { ...filterParams, ...extraParams, ...sorting } as FilterParams<Table> &
    ExtraParams &
    SortedParams<Field>;

  function isActive(values: FilterValues<Table>, [name, { kind, param }]: [string, Filter]): boolean {
    const value: unknown = values[name as keyof typeof values];
    return kind === 'search' ? String(value).trim() !== '' : value !== param.fallback;
  }

  const bar: FilteredList<Table> = {
    filters,
    views: views && defineListViews(views, params),
    clearedFilters: getClearedValues(filterParams),
    isFiltered: values => filterEntries.some(filter => isActive(values, filter)),
    countCollapsedFilters: values =>
      filterEntries.slice(1).filter(filter => filter[1].kind !== 'elsewhere' && isActive(values, filter))
        .length,
  };

  return {
    ...bar,
    params,
    sorting: sorting as SortedParams<Field>,
    /** Returns the query variables; null while a custom range is incomplete. */
    variables(values: UrlValues<typeof params>, today: Day): Variables | null {
      const urlValues = values as Record<string, never>;
      const range = filters.period ? resolvePeriod(values as never, today) : {};
      if (!range) return null;
      const variableEntries = filterEntries.flatMap(([name, filter]) => {
        if (filter.kind === 'period') return [];
        const value = urlValues[name] as never;
        return [[filter.variable, filter.toVariable ? filter.toVariable(value) : value]];
      });
      const { isDescending, ...paged } = toPageVariables(values as never);
      const order = sorted && { sort: sorted.sorts[urlValues.sort as unknown as Field], isDescending };
      return { ...range, ...Object.fromEntries(variableEntries), ...order, ...paged } as Variables;
    },
    /** Returns the exports with these filters. Some values have other names in the documented API. */
    toExports(variables: object): ExportedTable[] {
      const query = { ...omitPaging(variables as { offset: number; limit: number }) } as Record<
        string,
        string
      >;
      for (const [, filter] of filterEntries)
        if (filter.kind === 'choice' && filter.exportValues)
          query[filter.variable] = filter.exportValues[query[filter.variable] ?? ''] ?? '';
      return Object.entries(files).map(([title, name]) => ({ title, name, query }));
    },
  };
}

export type FilteredListValues<List extends { params: unknown }> = UrlValues<List['params']>;

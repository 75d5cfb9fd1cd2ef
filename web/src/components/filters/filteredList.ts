import type { ViewedList } from '../../generated/types';
import { pageVariables, searchVariable } from '../../lib/address/listPage';
import { type SortParams, sortedBy } from '../../lib/address/sorting';
import { cleared, day, id, type Param, page, text, type UrlValues } from '../../lib/address/urlState';
import type { Day, DayRange } from '../../lib/days/dates';
import { type Period, rangeOf } from '../../lib/days/period';
import { type ExportedTable, wholeList } from '../../lib/exports/exportedTable';
import { type Viewed, viewsOf } from '../views/views';

/** How a filter stands in the address and in the query of its list. */
type Asking<Value, Variable> = {
  param: Param<Value>;
  variable: Variable;
  /** What a value asks for by the variable; without it, the value itself. */
  asked?(value: Value): unknown;
};

type Choice<Variable> = {
  kind: 'choice';
  label: string;
  all: string;
  /** What there is to choose from, as people read it; without it, the screen says what it offers. */
  options?: Readonly<Record<string, string>>;
  /** What the call that makes the file has for a value, where it is another name. */
  inFile?: Readonly<Record<string, string>>;
} & Asking<string | number | null, Variable>;

/** One filter, by the control that chooses it; `elsewhere` is one that the screen has a control of its own for. */
export type Filter<Variable = string> =
  | ({ kind: 'search'; label: string } & Asking<string, Variable>)
  | ({ kind: 'person' | 'salesperson'; label: string; all: string } & Asking<number | null, Variable>)
  | Choice<Variable>
  | ({ kind: 'elsewhere' } & Asking<string | number | null, Variable>)
  | PeriodFilter;

type PeriodFilter = { kind: 'period'; offered: readonly Period[]; param: Param<Period> };

/**
 * The filters of a list under their names in the address, in the order of their controls; the first is what a phone keeps
 * in sight. `Variables` are those of the list's query.
 */
export type FilterTable<Variables = Record<string, unknown>> = { period?: PeriodFilter } & Record<
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

/** One salesperson of a list of deals. */
export const salespersonFilter = {
  kind: 'salesperson',
  label: 'Employee',
  all: 'All Deals',
  param: id(),
  variable: 'employeeId',
} as const;

type OfDays<Table, Days> = Table extends { period: PeriodFilter } ? Days : unknown;

/** How the filters and the page of a list stand in the address; the days matter for a custom period only. */
type FilterParams<Table extends FilterTable> = { [Name in keyof Table]: Table[Name]['param'] } & {
  page: Param<number>;
} & OfDays<Table, { start: Param<Day | null>; end: Param<Day | null> }>;

export type FilterValues<Table extends FilterTable> = UrlValues<FilterParams<Table>>;

/** What a table asks the server for. */
type Asked<Table> = OfDays<Table, DayRange> & { offset: number; limit: number } & {
  [Name in keyof Table as Table[Name] extends { variable: infer Variable extends string }
    ? Variable
    : never]: Table[Name] extends { asked(value: never): infer Value }
    ? Value
    : Table[Name] extends { param: Param<infer Value> }
      ? Value
      : never;
};

/** How a list is sorted: what the server sorts by, for each column, and how the list begins. */
type Sorting<Field extends string, Sort> = {
  sorts: Readonly<Record<Field, Sort>>;
  sort: NoInfer<Field>;
  order: 'asc' | 'desc';
};
type SortAsked<Field, Sort> = [Field] extends [never] ? unknown : { sort: Sort; isDescending: boolean };
type SortedParams<Field extends string> = [Field] extends [never] ? unknown : SortParams<Field>;

type Parts<Table, Field extends string, Sort, Own> = {
  /** Under which name its views are stored; a list without one has none. */
  views?: ViewedList;
  filters: Table;
  /** How it is sorted, where it can be; that stays when the filters are cleared. */
  sorted?: Sorting<Field, Sort>;
  /** What the screen has in its address besides, and asks another query for; its views keep it, and it is no filter. */
  own?: Own;
  /** Its files: what each is called, and its name under `/api/exports`. */
  files: Readonly<Record<string, string>>;
};

/** What a bar of controls knows of a list. */
export type FilteredList<Table extends FilterTable> = {
  filters: Table;
  views: Viewed | undefined;
  /** What "Clear filters" goes back to. */
  cleared: Partial<FilterValues<Table>>;
  isFiltered: (values: FilterValues<Table>) => boolean;
  /** How many of the filters that a phone puts away narrow the list down. */
  chosenBesideFirst: (values: FilterValues<Table>) => number;
};

/**
 * A list as one table: what its address, its query, its views, its files and its bar of controls have in common. Make it
 * once, outside of the component (decisions 138 and 211).
 */
export function filteredList<
  Table extends FilterTable,
  Field extends string = never,
  Sort = never,
  Own extends Record<string, Param<unknown>> = Record<never, never>,
>({ views, filters, sorted, own, files }: Parts<Table, Field, Sort, Own>) {
  type Variables = Asked<Table> & SortAsked<Field, Sort>;
  const named = Object.entries(filters) as [string, Filter][];
  const sorting = sorted && sortedBy(sorted.sorts, sorted.sort, sorted.order);
  const filterParams = {
    ...Object.fromEntries(named.map(([name, { param }]) => [name, param])),
    ...(filters.period && { start: day(), end: day() }),
    page: page(),
  } as FilterParams<Table>;
  const params = { ...filterParams, ...own, ...sorting } as FilterParams<Table> & Own & SortedParams<Field>;

  function isChosen(values: FilterValues<Table>, [name, { kind, param }]: [string, Filter]): boolean {
    const value: unknown = values[name as keyof typeof values];
    return kind === 'search' ? String(value).trim() !== '' : value !== param.fallback;
  }

  const bar: FilteredList<Table> = {
    filters,
    views: views && viewsOf(views, params),
    cleared: cleared(filterParams),
    isFiltered: values => named.some(filter => isChosen(values, filter)),
    chosenBesideFirst: values =>
      named.slice(1).filter(filter => filter[1].kind !== 'elsewhere' && isChosen(values, filter)).length,
  };

  return {
    ...bar,
    params,
    sorting: sorting as SortedParams<Field>,
    /** What to ask the server for; null while a custom range is not yet a range. */
    variables(values: UrlValues<typeof params>, today: Day): Variables | null {
      const read = values as Record<string, never>;
      const range = filters.period ? rangeOf(values as never, today) : {};
      if (!range) return null;
      const asked = named.flatMap(([name, filter]) => {
        if (filter.kind === 'period') return [];
        const value = read[name] as never;
        return [[filter.variable, filter.asked ? filter.asked(value) : value]];
      });
      const { isDescending, ...paged } = pageVariables(values as never);
      const order = sorted && { sort: sorted.sorts[read.sort as unknown as Field], isDescending };
      return { ...range, ...Object.fromEntries(asked), ...order, ...paged } as Variables;
    },
    /** The files of this filter; a documented call has names of its own for some values. */
    exported(asked: object): ExportedTable[] {
      const query = { ...wholeList(asked as { offset: number; limit: number }) } as Record<string, string>;
      for (const [, filter] of named)
        if (filter.kind === 'choice' && filter.inFile)
          query[filter.variable] = filter.inFile[query[filter.variable] ?? ''] ?? '';
      return Object.entries(files).map(([title, name]) => ({ title, name, query }));
    },
  };
}

/** What the values of a list's address are called in its own file. */
export type ValuesOf<List extends { params: unknown }> = UrlValues<List['params']>;

import { type ComponentProps, memo, type ReactNode } from 'react';
import type { DayRange } from '../../lib/days/dates';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { RangeHead } from '../days/RangeHead';
import { ExportButton } from '../export/ExportButton';
import type { FilterOption } from '../filters/FilterSelect';
import type { FilteredList, FilterTable, FilterValues } from '../filters/filteredList';
import { ListFilterBar } from '../filters/ListFilterBar';
import type { OfferedPeople } from '../filters/PersonFilter';
import { PageHeader } from '../page/PageHeader';

type List<Table extends FilterTable> = FilteredList<Table> & { exported: (asked: object) => ExportedTable[] };

/** What there is to choose from, under the names of the filters; nothing where the table says all of it. */
type Offered<Table extends FilterTable> = {
  [Name in keyof Table as Table[Name] extends { kind: 'person' }
    ? Name
    : Table[Name] extends { kind: 'choice' }
      ? Table[Name] extends { options: object }
        ? never
        : Name
      : never]: OfferedBy<Table[Name]>;
};

type OfferedBy<One> = One extends { kind: 'choice'; param: { fallback: infer Value } }
  ? readonly FilterOption<NonNullable<Value> & (string | number)>[]
  : OfferedPeople;

/** What the screen of a list tells its head. */
export type ListHeadProps<Table extends FilterTable> = {
  filters: FilterValues<Table>;
  onChange: (change: Partial<FilterValues<Table>>) => void;
  /** The filter of the query; null while that is not known. */
  asked: object | null;
  /** The list has no line, so it is no file. */
  isEmpty?: boolean;
};

type HeadProps = {
  title: string;
  /** How many there are, in words; undefined while that is not known. */
  count?: string | undefined;
  /** Links and buttons before Export. */
  actions?: ReactNode;
  /** Few enough to stand on the title's line. */
  hasFewFilters?: boolean;
};

type Props<Table extends FilterTable> = HeadProps &
  ListHeadProps<Table> & { list: List<Table> } & (Record<string, never> extends Offered<Table>
    ? { offered?: never }
    : { offered: Offered<Table> });

type AnyProps = HeadProps &
  ComponentProps<typeof ListFilterBar> &
  Pick<ListHeadProps<FilterTable>, 'asked' | 'isEmpty'> & { list: List<FilterTable> };

/** The head of a list, with its filters and its files. It is not drawn again for an answer of which it shows nothing (decision 169). */
export const ListHead = memo(function ListHead({
  title,
  count,
  actions,
  hasFewFilters = false,
  asked,
  isEmpty,
  ...bar
}: AnyProps) {
  return (
    <PageHeader
      hasFewFilters={hasFewFilters}
      title={title}
      shown={
        <>
          {asked && 'start' in asked && <RangeHead range={asked as DayRange} />}
          {count && <span role="status">{count}</span>}
        </>
      }
      actions={
        <>
          {actions}
          <ExportButton tables={asked && !isEmpty ? bar.list.exported(asked) : []} />
        </>
      }
      filters={<ListFilterBar {...bar} />}
    />
  );
}) as unknown as <Table extends FilterTable>(props: Props<Table>) => ReactNode;

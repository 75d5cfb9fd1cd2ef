import { type ComponentProps, memo, type ReactNode } from 'react';
import type { DayRange } from '../../lib/days/dates';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { ExportButton } from '../export/ExportButton';
import type { FilterOption } from '../filters/FilterSelect';
import type { FilteredList, FilterTable, FilterValues } from '../filters/filteredList';
import { ListFilterBar } from '../filters/ListFilterBar';
import type { PersonOptions } from '../filters/PersonFilter';
import { HeaderDateRange } from '../page/HeaderDateRange';
import { PageHeader } from '../page/PageHeader';

type ExportableList<Table extends FilterTable> = FilteredList<Table> & {
  toExports: (variables: object) => ExportedTable[];
};

/** Options by filter name, for filters without options in the list's definition. */
type DynamicOptions<Table extends FilterTable> = {
  [Name in keyof Table as Table[Name] extends { kind: 'person' }
    ? Name
    : Table[Name] extends { kind: 'choice' }
      ? Table[Name] extends { options: object }
        ? never
        : Name
      : never]: OptionsOfFilter<Table[Name]>;
};

type OptionsOfFilter<FilterDefinition> = FilterDefinition extends {
  kind: 'choice';
  param: { fallback: infer Value };
}
  ? readonly FilterOption<NonNullable<Value> & (string | number)>[]
  : PersonOptions;

/** Props that the screen of a list passes to its header. */
export type ListHeaderProps<Table extends FilterTable> = {
  filters: FilterValues<Table>;
  onChange: (change: Partial<FilterValues<Table>>) => void;
  /** The variables of the query; null while they are incomplete. */
  variables: object | null;
  /** Disables the export of a list without rows. */
  isEmpty?: boolean;
};

type ListTitleProps = {
  title: string;
  /** The formatted number of rows; undefined while it is loading. */
  count?: string | undefined;
  /** Links and buttons that precede Export. */
  actions?: ReactNode;
  /** Puts a few filters into the row of the title. */
  hasFewFilters?: boolean;
};

type Props<Table extends FilterTable> = ListTitleProps &
  ListHeaderProps<Table> & { list: ExportableList<Table> } & (Record<
    string,
    never
  > extends DynamicOptions<Table>
    ? { dynamicOptions?: never }
    : { dynamicOptions: DynamicOptions<Table> });

type ImplementationProps = ListTitleProps &
  ComponentProps<typeof ListFilterBar> &
  Pick<ListHeaderProps<FilterTable>, 'variables' | 'isEmpty'> & { list: ExportableList<FilterTable> };

/**
 * Renders the header of a list, with filters and export. The component is memoized, so that a new result of
 * the list does not render the header again.
 */
export const ListHeader = memo(function ListHeader({
  title,
  count,
  actions,
  hasFewFilters = false,
  variables,
  isEmpty,
  ...bar
}: ImplementationProps) {
  return (
    <PageHeader
      hasFewFilters={hasFewFilters}
      title={title}
      details={
        <>
          {variables && 'start' in variables && <HeaderDateRange range={variables as DayRange} />}
          {count && <span role="status">{count}</span>}
        </>
      }
      actions={
        <>
          {actions}
          <ExportButton tables={variables && !isEmpty ? bar.list.toExports(variables) : []} />
        </>
      }
      filters={<ListFilterBar {...bar} />}
    />
  );
}) as unknown as <Table extends FilterTable>(props: Props<Table>) => ReactNode;

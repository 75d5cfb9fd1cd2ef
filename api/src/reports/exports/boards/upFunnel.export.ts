import { loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import { upFilterFields } from '../../../modules/upLog/stats/upStats.input.ts';
import { optionalFilters, requiredChoice } from '../../../platform/input/fields.ts';
import { FUNNEL_GROUPINGS, funnelFigures } from '../../../rules/ups/funnelFigures.ts';
import {
  type FunnelFigures,
  type FunnelGroupRow,
  getUpFunnelReport,
} from '../../upFunnel/upFunnel.report.ts';
import { defineExport } from '../exportCall.ts';
import { buildFigureColumns, createShortTable, type ExportColumn } from '../exportTable.ts';
import { formatUpFilters } from '../lists/ups.export.ts';
import { dateRange, withDayRange } from '../queryFields.ts';

type UpFunnelLine = Pick<FunnelGroupRow, 'name' | 'figures'>;

const COLUMNS: readonly ExportColumn<UpFunnelLine>[] = [
  { head: 'Group', kind: 'text', cell: ({ name }) => name },
  ...buildFigureColumns(funnelFigures, ({ figures }: UpFunnelLine) => figures),
];

const buildTotalCells = (name: string, figures: FunnelFigures) =>
  COLUMNS.map(({ cell }) => cell({ name, figures }));

/** Exports the funnel, a line for each group, then the total and the store (up-log.md, Funnel). */
export const upFunnelExport = defineExport({
  name: 'upfunnel',
  contents: 'the up log funnel: counts and rates by group, compared with the store’s',
  query: {
    ...dateRange,
    ...optionalFilters({ ...upFilterFields, groupBy: requiredChoice(FUNNEL_GROUPINGS) }),
  },
  table: async (context, { groupBy, ...filterArgs }) => {
    const filter = withDayRange(filterArgs);
    const { groups, total, store } = await getUpFunnelReport(context, filter, groupBy);
    return createShortTable({
      title: 'Up Log Funnel',
      caption: formatUpFilters(filter, await loadEmployeesById(context.database)),
      columns: COLUMNS,
      lines: groupBy ? groups : [{ name: 'Total', figures: total }],
      totals: () => [...(groupBy ? [buildTotalCells('Total', total)] : []), buildTotalCells('Store', store)],
    });
  },
});

import { employeesById } from '../../../employees/employee.query.ts';
import { oneOfThese, optionalFilters } from '../../../input/fields.ts';
import { funnelFigures } from '../../../rules/ups/funnelFigures.ts';
import { FUNNEL_GROUPINGS } from '../../../rules/ups/funnelGroups.ts';
import { upFilterFields } from '../../../uplogs/upStats.input.ts';
import { type FunnelFigures, type FunnelGroupRow, upFunnelReport } from '../../upFunnel/upFunnel.report.ts';
import { range, withDays } from '../arguments.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, shortTable } from '../exportTable.ts';
import { figureColumns } from '../figureColumns.ts';
import { shownUps } from '../lists/ups.export.ts';

type Line = Pick<FunnelGroupRow, 'name' | 'figures'>;

const COLUMNS: readonly Column<Line>[] = [
  { head: 'Of', kind: 'text', cell: ({ name }) => name },
  ...figureColumns(funnelFigures, ({ figures }: Line) => figures),
];

const cellsOf = (name: string, figures: FunnelFigures) => COLUMNS.map(({ cell }) => cell({ name, figures }));

/** The funnel, a line for each group; below them all together, and the store (up-log.md, Funnel). */
export const upFunnelExport = exportCall({
  name: 'upfunnel',
  of: 'the funnel of the up log: counts and rates, told apart by one thing, beside the store’s',
  query: { ...range, ...optionalFilters({ ...upFilterFields, groupBy: oneOfThese(FUNNEL_GROUPINGS) }) },
  table: async (context, { groupBy, ...sent }) => {
    const filter = withDays(sent);
    const { groups, total, store } = await upFunnelReport(context, filter, groupBy);
    return shortTable({
      title: 'Up Log Funnel',
      shown: shownUps(filter, await employeesById(context.database)),
      columns: COLUMNS,
      lines: groupBy ? groups : [{ name: 'Total', figures: total }],
      totals: () => [...(groupBy ? [cellsOf('Total', total)] : []), cellsOf('Store', store)],
    });
  },
});

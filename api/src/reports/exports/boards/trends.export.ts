import { loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import { month, optionalFilters } from '../../../platform/input/fields.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { trendFigures } from '../../../rules/trends/trendFigures.ts';
import type { TrendMonth } from '../../../rules/trends/trends.ts';
import { getTrendsReport } from '../../trends/trends.report.ts';
import { trendSubjectFields } from '../../trends/trends.types.ts';
import { formatDays, formatFilters, getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import { buildFigureColumns, createShortTable, type ExportColumn, formatFlag } from '../exportTable.ts';

const COLUMNS: readonly ExportColumn<TrendMonth>[] = [
  { head: 'Month', kind: 'day', cell: each => each.days.start },
  { head: 'In progress', kind: 'text', cell: each => formatFlag(each.isUnfinished) },
  ...buildFigureColumns(trendFigures, (month: TrendMonth) => month),
];

/** Exports the trends, a line for each month, latest first (trends.md). */
export const trendsExport = defineExport({
  name: 'trends',
  contents: 'the trends for the store, a team or a person: a month and the twelve months before it',
  query: { month, ...optionalFilters(trendSubjectFields) },
  table: async (context, { month: requestedMonth, ...choice }) => {
    const months = await getTrendsReport(context, requestedMonth, choice);
    const { teamId, employeeId } = choice;
    const people = await loadEmployeesById(context.database);
    const [first, last] = [months[0], months.at(-1)];
    return createShortTable({
      title: 'Trends',
      caption: [
        ...(first && last ? [formatDays({ start: first.days.start, end: last.days.end })] : []),
        ...formatFilters({
          Team: TEAMS.find(({ id }) => id === teamId)?.name,
          Employee: employeeId === undefined ? undefined : getEmployeeName(people, employeeId),
        }),
      ],
      columns: COLUMNS,
      lines: months.toReversed(),
    });
  },
});

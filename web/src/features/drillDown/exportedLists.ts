import type { ExportedTable } from '../../lib/exports/exportedTable';
import type { SourceRowsFilter } from '../../lib/opened/drillDown';
import type {
  DealsFilterFragment,
  UpsFilterFragment,
  VacationFilterFragment,
} from '../../lib/opened/drillDown.generated';
import { soldLabels, upTypeLabels } from '../../lib/values/upValues';
import { isDifference, getSideLabel, type PreviewedList, toUpsVariables } from './toldList';

type ListToExport = SourceRowsFilter & Partial<PreviewedList>;

/** Returns the drill-down lists of a figure as tables to export. */
export function toExportedTables(title: string, lists: readonly ListToExport[]): ExportedTable[] {
  const isSideBySide = isDifference(lists);
  return lists.flatMap(list => {
    const { deals, ups, vacation } = list;
    if (deals?.ofUps) return { title, name: 'dealsofups', query: toUpsQuery(deals.ofUps) };
    if (deals) return toDealsTable(isSideBySide ? getSideLabel(list) : title, deals);
    if (ups) return { title, name: 'uplogstats', query: toUpsQuery(ups) };
    return vacation ? toVacationTable(vacation) : [];
  });
}

const toDealsTable = (
  title: string,
  { days: { start, end }, employeeIds, finalTeam, cars, hasTrade }: DealsFilterFragment,
): ExportedTable => ({
  title,
  name: 'dealsbehind',
  query: {
    start,
    end,
    finalTeam,
    hasTrade,
    employeeIds: employeeIds?.map(String),
    cars: cars?.toLowerCase(),
  },
});

const toUpsQuery = (ups: UpsFilterFragment) => {
  const { ofGroup, upType, sold, counter, ...query } = toUpsVariables(ups);
  return {
    ...query,
    upType: upType && upTypeLabels[upType],
    sold: sold && soldLabels[sold],
    counter: toCamelCase(counter),
    groupBy: ofGroup?.by,
    groupKey: ofGroup?.key,
  };
};

const toVacationTable = ({ days: { start, end }, employeeIds }: VacationFilterFragment): ExportedTable => ({
  title: 'Vacation',
  name: 'vacationbehind',
  query: { start, end, employeeIds: employeeIds.map(String) },
});

/** Converts `WRITE_UPS` to `writeUps`, the name in the REST API. */
const toCamelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

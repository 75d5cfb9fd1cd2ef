import type { SourceRowsFilter } from '../../lib/dialogs/drillDown';
import type {
  DealsFilterFragment,
  ExplanationFieldsFragment,
  UpsFilterFragment,
  VacationFilterFragment,
} from '../../lib/dialogs/drillDown.generated';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { soldLabels, upTypeLabels } from '../../lib/format/ups';

/** Drill-down list with its first rows, which are loaded together with the figure. */
export type PreviewedList = ExplanationFieldsFragment['lists'][number];

/** Returns the caption of a list: a noun for the rows, and the days of the rows. */
export function getListCaption({ deals, ups, vacation }: SourceRowsFilter) {
  if (deals?.ofUps) return { noun: 'deals', verb: 'From ups logged', days: deals.ofUps.days };
  if (deals) return { noun: 'deals', verb: 'Delivered', days: deals.days };
  if (ups) return { noun: 'ups', verb: 'Logged', days: ups.days };
  return vacation && { noun: 'vacation units', verb: 'For months starting', days: vacation.days };
}

/** Returns the query variables of a list of ups. */
export const toUpsVariables = ({ days, ofGroup, ...filter }: UpsFilterFragment) => {
  const { counter, employeeId, teamId, upType, sold } = filter;
  const group = ofGroup && { by: ofGroup.by, key: ofGroup.key };
  return { start: days.start, end: days.end, counter, employeeId, teamId, upType, sold, ofGroup: group };
};

/** Returns whether the two lists of a figure form a difference. */
export const isDifference = (lists: readonly Partial<PreviewedList>[]): boolean =>
  lists.length > 1 && lists.some(({ isTakenAway = false }) => isTakenAway);

/** Returns the label of one of the two lists of a difference. */
export const getSideLabel = ({ isTakenAway }: Partial<PreviewedList>): string =>
  isTakenAway ? 'Prior Year' : 'Current';

/** Returns whether a list has no first rows. */
export const isEmpty = ({ creditedDeals, upStats, countedVacation }: PreviewedList): boolean =>
  (creditedDeals ?? upStats ?? countedVacation)?.rows.length === 0;

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

import type { ExportedTable } from '../../lib/exports/exportedTable';
import type { ToldFilter } from '../../lib/opened/drillDown';
import type {
  DealsFilterFragment,
  UpsFilterFragment,
  VacationFilterFragment,
} from '../../lib/opened/drillDown.generated';
import { soldLabels, upTypeLabels } from '../../lib/values/upValues';
import { isDifference, sideOf, type ToldList, upsAsked } from './toldList';

type Exported = ToldFilter & Partial<ToldList>;

/** The lists behind a number, or an amount, as files. */
export function exportedLists(title: string, lists: readonly Exported[]): ExportedTable[] {
  const hasSides = isDifference(lists);
  return lists.flatMap(list => {
    const { deals, ups, vacation } = list;
    if (deals?.ofUps) return { title, name: 'dealsofups', query: queryOfUps(deals.ofUps) };
    if (deals) return dealsBehind(hasSides ? sideOf(list) : title, deals);
    if (ups) return { title, name: 'uplogstats', query: queryOfUps(ups) };
    return vacation ? vacationBehind(vacation) : [];
  });
}

const dealsBehind = (
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

const queryOfUps = (ups: UpsFilterFragment) => {
  const { ofGroup, upType, sold, counter, ...query } = upsAsked(ups);
  return {
    ...query,
    upType: upType && upTypeLabels[upType],
    sold: sold && soldLabels[sold],
    counter: inCamelCase(counter),
    groupBy: ofGroup?.by,
    groupKey: ofGroup?.key,
  };
};

const vacationBehind = ({ days: { start, end }, employeeIds }: VacationFilterFragment): ExportedTable => ({
  title: 'Vacation',
  name: 'vacationbehind',
  query: { start, end, employeeIds: employeeIds.map(String) },
});

/** `WRITE_UPS` is `writeUps`, as the documented call has it. */
const inCamelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

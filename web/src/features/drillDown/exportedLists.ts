import type { ExportedTable } from '../../lib/exports/exportedTable';
import type { DealsBehind, DrillDown, VacationBehind } from '../../lib/opened/drillDown';
import { soldLabels, upTypeLabels } from '../../lib/values/upValues';

/** The lists behind a number as files. */
export function exportedLists(drillDown: DrillDown): ExportedTable[] {
  if ('isSumAlone' in drillDown) return [];
  if ('vacation' in drillDown) return [vacationBehind(drillDown.vacation)];
  if ('compared' in drillDown) {
    const { current, prior } = drillDown.compared;
    return [dealsBehind('Current', current), dealsBehind('Prior Year', prior)];
  }
  if (!('ups' in drillDown)) {
    const deals = dealsBehind(drillDown.title, drillDown);
    return drillDown.hasVacation ? [deals, vacationBehind(drillDown.filter)] : [deals];
  }
  const { counter, upType, sold, ...filter } = drillDown.ups;
  const words = { upType: upType && upTypeLabels[upType], sold: sold && soldLabels[sold] };
  return [
    {
      title: drillDown.title,
      name: 'uplogstats',
      query: { ...filter, ...words, counter: inCamelCase(counter) },
    },
  ];
}

const dealsBehind = (
  title: string,
  { filter: { cars, employeeIds, ...filter } }: DealsBehind,
): ExportedTable => ({
  title,
  name: 'dealsbehind',
  query: { ...filter, employeeIds: idsOf(employeeIds), cars: cars?.toLowerCase() },
});

const vacationBehind = ({ start, end, employeeIds }: VacationBehind['vacation']): ExportedTable => ({
  title: 'Vacation',
  name: 'vacationbehind',
  query: { start, end, employeeIds: idsOf(employeeIds) },
});

const idsOf = (employeeIds: VacationBehind['vacation']['employeeIds']): string[] =>
  [employeeIds ?? []].flat().map(String);

/** `WRITE_UPS` is `writeUps`, as the documented call has it. */
const inCamelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

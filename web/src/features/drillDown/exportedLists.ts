import type { ExportedTable } from '../../lib/exports/exportedTable';
import type { DealsBehind, DrillDown } from '../../lib/opened/drillDown';
import { soldLabels, upTypeLabels } from '../../lib/values/upValues';

/** The lists behind a number as files; vacation units are none. */
export function exportedLists(drillDown: DrillDown): ExportedTable[] {
  if ('vacation' in drillDown || 'isSumAlone' in drillDown) return [];
  if ('compared' in drillDown) {
    const { current, prior } = drillDown.compared;
    return [dealsBehind('Current', current), dealsBehind('Prior Year', prior)];
  }
  if (!('ups' in drillDown)) return [dealsBehind(drillDown.title, drillDown)];
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
  query: { ...filter, employeeIds: [employeeIds ?? []].flat().map(String), cars: cars?.toLowerCase() },
});

/** `WRITE_UPS` is `writeUps`, as the documented call has it. */
const inCamelCase = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

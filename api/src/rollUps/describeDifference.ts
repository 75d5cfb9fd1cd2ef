import type { Day } from '../rules/calendar/calendar.ts';
import { formatMonth, formatUsDay } from '../rules/calendar/formatDay.ts';
import { TEAMS } from '../rules/people/teams.ts';
import type { RollUpDifference } from './rollUps.ts';

type RollUpSums = RollUpDifference['sums'];

/** The columns of sums, with their labels and the amount that makes one unit of the label. */
const SUM_LABELS: Readonly<Record<string, readonly [label: string, per: number]>> = {
  halves: ['units', 2],
  gross: ['gross', 1],
  solo: ['deals alone', 1],
  closer: ['deals as closer', 1],
  additional: ['deals as additional', 1],
  front_shares: ['front gross', 2],
  ranked_shares: ['ranked gross', 2],
};

/**
 * Describes each key with different sums: "May 2026, Ann Lee, New: deals alone are 2, the deals give 1."
 * @param names names of employees, by ID
 */
export function describeDifferences(
  differences: readonly RollUpDifference[],
  names: ReadonlyMap<number, string>,
): string[] {
  const byKey = Map.groupBy(differences, ({ rollUp, sums }) => `${rollUp}: ${formatKey(sums, names)}`);
  return [...byKey.values()].map(rows => {
    const stored = rows.find(({ source }) => source === 'stored')?.sums ?? {};
    const fromDeals = rows.find(({ source }) => source === 'of the deals')?.sums ?? {};
    const figures = Object.entries(SUM_LABELS)
      .map(([column, [label, unitSize]]) => ({
        label,
        storedAmount: Number(stored[column] ?? 0) / unitSize,
        dealsAmount: Number(fromDeals[column] ?? 0) / unitSize,
      }))
      .filter(({ storedAmount, dealsAmount }) => storedAmount !== dealsAmount)
      .map(({ label, storedAmount, dealsAmount }) => `${label} are ${storedAmount}, the deals give ${dealsAmount}`);
    return `${formatKey(rows[0]?.sums ?? {}, names)}: ${figures.join('; ')}.`;
  });
}

/** Formats a key: "May 2026, Ann Lee, team A, New". */
function formatKey(
  { month, day, employee_id: id, team_final, car_type }: RollUpSums,
  names: ReadonlyMap<number, string>,
) {
  const team = TEAMS.find(rows => rows.id === team_final);
  return [
    month ? formatMonth(`${month}`.slice(0, 7) as `${number}-${number}`) : formatUsDay(`${day}` as Day),
    ...(id ? [names.get(Number(id)) ?? 'someone'] : []),
    ...(team && team.id !== 1 ? [`team ${team.name}`] : []),
    car_type ?? 'no car type',
  ].join(', ');
}

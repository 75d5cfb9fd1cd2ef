import type { Day } from '../rules/calendar/calendar.ts';
import { formatMonth, formatUsDay } from '../rules/calendar/formatDay.ts';
import { TEAMS } from '../rules/people/teams.ts';
import type { Difference } from './rollUps.ts';

type Sums = Difference['sums'];

/** The columns of sums, with what people call them and how many of the column make one of it. */
const FIGURES: Readonly<Record<string, readonly [label: string, per: number]>> = {
  halves: ['units', 2],
  gross: ['gross', 1],
  solo: ['deals alone', 1],
  closer: ['deals as closer', 1],
  additional: ['deals as additional', 1],
  front_shares: ['front gross', 2],
  ranked_shares: ['ranked gross', 2],
};

/**
 * Returns a sentence for each key whose sums differ: "May 2026, Ann Lee, New: deals alone are 2, the deals give 1."
 * @param names of employees, by id
 */
export function describeDifferences(
  differences: readonly Difference[],
  names: ReadonlyMap<number, string>,
): string[] {
  const byKey = Map.groupBy(differences, ({ rollUp, sums }) => `${rollUp}: ${keyOf(sums, names)}`);
  return [...byKey.values()].map(each => {
    const stored = each.find(({ whose }) => whose === 'stored')?.sums ?? {};
    const counted = each.find(({ whose }) => whose === 'of the deals')?.sums ?? {};
    const figures = Object.entries(FIGURES)
      .map(([column, [label, per]]) => ({
        label,
        was: Number(stored[column] ?? 0) / per,
        is: Number(counted[column] ?? 0) / per,
      }))
      .filter(({ was, is }) => was !== is)
      .map(({ label, was, is }) => `${label} are ${was}, the deals give ${is}`);
    return `${keyOf(each[0]?.sums ?? {}, names)}: ${figures.join('; ')}.`;
  });
}

/** "May 2026, Ann Lee, team A, New" */
function keyOf(
  { month, day, employee_id: id, team_final, car_type }: Sums,
  names: ReadonlyMap<number, string>,
) {
  const team = TEAMS.find(each => each.id === team_final);
  return [
    month ? formatMonth(`${month}`.slice(0, 7) as `${number}-${number}`) : formatUsDay(`${day}` as Day),
    ...(id ? [names.get(Number(id)) ?? 'someone'] : []),
    ...(team && team.id !== 1 ? [`team ${team.name}`] : []),
    car_type ?? 'no car type',
  ].join(', ');
}

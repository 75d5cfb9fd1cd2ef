import type { Employees } from '../../modules/employees/employee.query.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { formatUsDay, WEEKDAYS } from '../../rules/calendar/formatDay.ts';
import { getSectionName } from '../../rules/people/people.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import type { FunnelGrouping } from '../../rules/ups/funnelFigures.ts';
import type { GroupKey } from '../analysts/groups.query.ts';
import { getUpGroupings } from '../analysts/upTotals/upTotals.query.ts';

interface NamedFunnelGroup<Group> {
  readonly group: Group;
  /** Name for display. */
  readonly name: string;
  /** Team of the person, if the group is a person. Number of the team, if the group is a team. */
  readonly team: number | null;
}

/**
 * Returns the groups with their names, sorted by person, team, type or day. The group of unassigned ups, or
 * of ups without a type, is last.
 */
export function sortFunnelGroups<Group extends { readonly key: string | null }>(
  groups: readonly Group[],
  by: FunnelGrouping,
  people: Employees,
): NamedFunnelGroup<Group>[] {
  const [grouping] = getUpGroupings([by]);
  const toGroupKey = (key: string): GroupKey => (by === 'UP_TYPE' || by === 'WEEK' ? key : Number(key));
  return groups
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return grouping?.compare(toGroupKey(a.key), toGroupKey(b.key), people) ?? 0;
    })
    .map(group => ({ group, ...getGroupName(by, group.key, people) }));
}

/** Returns the display name of a group. */
export function getGroupName(
  by: FunnelGrouping,
  key: string | null,
  people: Employees,
): Omit<NamedFunnelGroup<never>, 'group'> {
  if (key === null) return { name: by === 'UP_TYPE' ? 'No type' : 'Unassigned', team: null };
  switch (by) {
    case 'SALESPERSON':
    case 'MANAGER': {
      const person = people.get(Number(key));
      return { name: person?.name ?? `Employee ${key}`, team: person?.team ?? null };
    }
    case 'TEAM':
      return { name: getSectionName(Number(key) as TeamId), team: Number(key) };
    case 'UP_TYPE':
      return { name: key, team: null };
    case 'WEEKDAY':
      return { name: WEEKDAYS[Number(key) % 7] ?? key, team: null };
    case 'WEEK':
      return { name: `Week of ${formatUsDay(key as Day)}`, team: null };
  }
}

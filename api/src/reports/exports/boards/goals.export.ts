import { type Employees, loadEmployeesById } from '../../../modules/employees/employee.query.ts';
import { listGoals } from '../../../modules/goals/goal.query.ts';
import { month } from '../../../platform/input/fields.ts';
import { monthRange } from '../../../rules/calendar/calendar.ts';
import { type Goal, type GoalOwner, type OwnedGoal, toOwnerKey } from '../../../rules/goals/goal.ts';
import { buildTeamSections } from '../../../rules/people/people.ts';
import { NO_TEAM } from '../../../rules/people/teams.ts';
import { formatDays } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable, type ExportColumn } from '../exportTable.ts';

/** Line of the store, a team or an employee that can have a goal. The line has the goal if it is set. */
interface GoalLine {
  readonly team: string | null;
  readonly name: string;
  readonly goal: Goal | undefined;
}

const COLUMNS: readonly ExportColumn<GoalLine>[] = [
  ...buildColumns<GoalLine>('text', { Team: line => line.team, Name: line => line.name }),
  ...buildColumns<GoalLine>('units', {
    Goal: ({ goal }) => goal?.total ?? null,
    New: ({ goal }) => goal?.new ?? null,
    Used: ({ goal }) => goal?.used ?? null,
  }),
];

/** Exports the goals of a month (goals.md, Set goals). */
export const goalsExport = defineExport({
  name: 'goals',
  contents: 'a month’s goals for the store, its teams and their people',
  query: { month },
  table: async ({ database }, { month: requestedMonth }) => {
    const [people, goals] = await Promise.all([
      loadEmployeesById(database),
      listGoals(database, requestedMonth),
    ]);
    return createShortTable({
      title: 'Goals',
      caption: [formatDays(monthRange(requestedMonth))],
      columns: COLUMNS,
      lines: buildGoalLines(people, goals),
    });
  },
});

function buildGoalLines(people: Employees, goals: readonly OwnedGoal[]): GoalLine[] {
  const goalsByOwner = new Map(goals.map(goal => [toOwnerKey(goal), goal]));
  const findGoal = (owner: GoalOwner) => goalsByOwner.get(toOwnerKey(owner));
  const sections = buildTeamSections(
    [...people.values()],
    new Set(goals.flatMap(each => each.employeeId ?? [])),
  );
  return [
    { team: null, name: 'The store', goal: findGoal({ employeeId: null, team: null }) },
    ...sections.flatMap(({ team, name, people: members }) => [
      ...(team === NO_TEAM
        ? []
        : [{ team: name, name: `${name} (team goal)`, goal: findGoal({ employeeId: null, team }) }]),
      ...members.map(person => ({
        team: name,
        name: person.name,
        goal: findGoal({ employeeId: person.id, team: null }),
      })),
    ]),
  ];
}

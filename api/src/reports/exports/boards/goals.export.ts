import { type Employees, employeesById } from '../../../employees/employee.query.ts';
import { setGoalsOf } from '../../../goals/goal.query.ts';
import { month } from '../../../input/fields.ts';
import { monthRange } from '../../../rules/calendar/calendar.ts';
import { type Goal, type GoalHolder, holderKey, type SetGoal } from '../../../rules/goals/goal.ts';
import { teamSections } from '../../../rules/people/teamSections.ts';
import { NO_TEAM } from '../../../rules/people/teams.ts';
import { exportCall } from '../exportCall.ts';
import { type Column, columnsOf, shortTable } from '../exportTable.ts';
import { shownDays } from '../shown.ts';

/** Whoever a goal can be set for, and the goal if there is one. */
interface GoalLine {
  readonly team: string | null;
  readonly name: string;
  readonly goal: Goal | undefined;
}

const COLUMNS: readonly Column<GoalLine>[] = [
  ...columnsOf<GoalLine>('text', { Team: line => line.team, Name: line => line.name }),
  ...columnsOf<GoalLine>('units', {
    Goal: ({ goal }) => goal?.total ?? null,
    New: ({ goal }) => goal?.new ?? null,
    Used: ({ goal }) => goal?.used ?? null,
  }),
];

/** The goals of a month (goals.md, Setting them). */
export const goalsExport = exportCall({
  name: 'goals',
  of: 'the goals that are set for a month: the store, each team with its people',
  query: { month },
  table: async ({ database }, { month: asked }) => {
    const [people, goals] = await Promise.all([employeesById(database), setGoalsOf(database, asked)]);
    return shortTable({
      title: 'Goals',
      shown: [shownDays(monthRange(asked))],
      columns: COLUMNS,
      lines: linesOf(people, goals),
    });
  },
});

function linesOf(people: Employees, goals: readonly SetGoal[]): GoalLine[] {
  const byHolder = new Map(goals.map(goal => [holderKey(goal), goal]));
  const goalOf = (holder: GoalHolder) => byHolder.get(holderKey(holder));
  const sections = teamSections([...people.values()], new Set(goals.flatMap(each => each.employeeId ?? [])));
  return [
    { team: null, name: 'The store', goal: goalOf({ employeeId: null, team: null }) },
    ...sections.flatMap(({ team, name, people: members }) => [
      ...(team === NO_TEAM
        ? []
        : [{ team: name, name: `${name}’s own`, goal: goalOf({ employeeId: null, team }) }]),
      ...members.map(person => ({
        team: name,
        name: person.name,
        goal: goalOf({ employeeId: person.id, team: null }),
      })),
    ]),
  ];
}

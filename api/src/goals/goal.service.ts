import sql from 'sql-template-tag';
import type { Context } from '../platform/context.ts';
import type { Writer } from '../database/writer.ts';
import { employeesAmong } from '../employees/employee.query.ts';
import { conflict } from '../platform/errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { announce } from '../live/announce.ts';
import { firstOfMonth, type Month } from '../rules/calendar/calendar.ts';
import { type Goal, type GoalOwner, toOwnerKey, isSameGoal, type OwnedGoal } from '../rules/goals/goal.ts';
import { getSectionName } from '../rules/people/people.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { goalHistory } from './goal.history.ts';
import type { GoalChange } from './goal.input.ts';
import { canSetGoals } from './goal.policy.ts';
import { setGoalsOf } from './goal.query.ts';

/**
 * Sets goals of a month, all of them or none; whoever is not named keeps theirs (goals.md, Setting them).
 * @returns the goals of the month as they are now
 * @throws FORBIDDEN, BAD_INPUT when there is no such employee, CONFLICT when someone has set one of them meanwhile
 */
export function setGoals(context: Context, month: Month, changes: readonly GoalChange[]): Promise<OwnedGoal[]> {
  requireAbility(canSetGoals(context.viewer), 'You may not set goals.');
  return context.database.writeTogether(async writer => {
    await writer.row(sql`lock table goal in share row exclusive mode`);
    const standing = new Map((await setGoalsOf(writer, month)).map(goal => [toOwnerKey(goal), goal]));
    for (const change of changes) {
      const stands = standing.get(toOwnerKey(change)) ?? null;
      if (isSameGoal(stands, change.goal)) continue;
      if (!isSameGoal(stands, change.stood)) throw await setMeanwhile(writer, change, stands);
      await storeGoal(writer, month, change);
      const before = stands && partsOf(stands);
      const after = change.goal && partsOf(change.goal);
      await recordChange(writer, authorOf(context), goalHistory, {
        of: subjectOf(month, change),
        before,
        after,
      });
    }
    await announce(writer, { topic: 'SETTINGS', days: [] });
    return setGoalsOf(writer, month);
  });
}

async function storeGoal(
  writer: Writer,
  month: Month,
  { employeeId, team, goal }: GoalChange,
): Promise<void> {
  const first = firstOfMonth(month);
  if (!goal) {
    await writer.row(sql`delete from goal where month = ${first}
      and employee_id is not distinct from ${employeeId}::integer and team is not distinct from ${team}::smallint`);
    return;
  }
  await writer.row(sql`
    insert into goal (month, employee_id, team, total, new, used)
    values (${first}, ${employeeId}, ${team}, ${goal.total}, ${goal.new}, ${goal.used})
    on conflict (month, coalesce(employee_id, 0), coalesce(team, 0))
    do update set total = excluded.total, new = excluded.new, used = excluded.used`);
}

const partsOf = ({ total, new: ofNew, used }: Goal): Goal => ({ total, new: ofNew, used });

const subjectOf = (month: Month, { employeeId, team }: GoalOwner) => ({
  month,
  ...(employeeId !== null && { personId: employeeId }),
  ...(team !== null && { name: getSectionName(team) }),
});

async function setMeanwhile(writer: Writer, { employeeId, team }: GoalOwner, stands: Goal | null) {
  const person = employeeId && (await employeesAmong(writer, [employeeId])).get(employeeId)?.name;
  const whose = person ?? (team === null ? 'the store' : getSectionName(team));
  const now = stands ? `is ${stands.total} now` : 'was taken away';
  return conflict(
    `Someone has changed the goal of ${whose} meanwhile: it ${now}. Nothing was saved; save again to set yours.`,
  );
}

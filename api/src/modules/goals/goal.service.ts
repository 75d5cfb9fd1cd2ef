import sql from 'sql-template-tag';
import { notifyChange } from '../../platform/changeFeed/change.ts';
import type { Context } from '../../platform/context.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { conflict } from '../../platform/errors.ts';
import { getHistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { firstOfMonth, type Month } from '../../rules/calendar/calendar.ts';
import { type Goal, type GoalOwner, isSameGoal, type OwnedGoal, toOwnerKey } from '../../rules/goals/goal.ts';
import { getSectionName } from '../../rules/people/people.ts';
import { getEmployeesByIds } from '../employees/employee.query.ts';
import { goalHistory } from './goal.history.ts';
import type { GoalChange } from './goal.input.ts';
import { canSetGoals } from './goal.policy.ts';
import { listGoals } from './goal.query.ts';

/**
 * Sets all given goals of a month, or none of them. Owners that are not listed keep their goals (goals.md,
 * Set goals).
 * @returns the current goals of the month
 * @throws FORBIDDEN, BAD_INPUT for a missing employee, CONFLICT when another user has changed one of the
 * goals since it was read
 */
export function setGoals(
  context: Context,
  month: Month,
  changes: readonly GoalChange[],
): Promise<OwnedGoal[]> {
  requireAbility(canSetGoals(context.viewer), 'Only managers and admins can set goals.');
  return context.database.writeInTransaction(async writer => {
    await writer.row(sql`lock table goal in share row exclusive mode`);
    const currentGoals = new Map((await listGoals(writer, month)).map(goal => [toOwnerKey(goal), goal]));
    for (const change of changes) {
      const current = currentGoals.get(toOwnerKey(change)) ?? null;
      if (isSameGoal(current, change.goal)) continue;
      if (!isSameGoal(current, change.stood)) throw await buildGoalConflict(writer, change, current);
      await saveGoal(writer, month, change);
      const before = current && pickUnits(current);
      const after = change.goal && pickUnits(change.goal);
      await recordChange(writer, getHistoryAuthor(context), goalHistory, {
        subject: toSubject(month, change),
        before,
        after,
      });
    }
    await notifyChange(writer, { topic: 'SETTINGS', days: [] });
    return listGoals(writer, month);
  });
}

async function saveGoal(writer: Writer, month: Month, { employeeId, team, goal }: GoalChange): Promise<void> {
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

const pickUnits = ({ total, new: newUnits, used }: Goal): Goal => ({ total, new: newUnits, used });

const toSubject = (month: Month, { employeeId, team }: GoalOwner) => ({
  month,
  ...(employeeId !== null && { personId: employeeId }),
  ...(team !== null && { name: getSectionName(team) }),
});

async function buildGoalConflict(writer: Writer, { employeeId, team }: GoalOwner, current: Goal | null) {
  const person = employeeId && (await getEmployeesByIds(writer, [employeeId])).get(employeeId)?.name;
  const ownerName = person ?? (team === null ? 'the store' : getSectionName(team));
  const currentState = current ? `is now ${current.total}` : 'was removed';
  return conflict(
    `Another user changed the goal for ${ownerName}: it ${currentState}. Nothing was saved. Save again to use your goal.`,
  );
}

import type { GoalInput } from '../../../generated/types';
import type { GoalsOfMonthQuery } from './goals.generated';

type SetGoal = GoalsOfMonthQuery['goals'][number];
type Proposals = GoalsOfMonthQuery['goalProposals'];
type Proposed = Proposals['store'];

/** What stands in the fields of one goal; the total is empty where new and used are typed. */
export type TypedGoal = { total: string; new: string; used: string };

/** One goal that can be set: of a person, of a team, or of the store. */
export type GoalRow = {
  key: string;
  label: string;
  employeeId: number | null;
  team: number | null;
  proposed: Proposed;
};

/** Goals as they stand in the fields, by the keys of their rows. */
export type TypedGoals = ReadonlyMap<string, TypedGoal>;

export const NO_GOAL: TypedGoal = { total: '', new: '', used: '' };

/** A team that stands for having none has no goal. */
const NO_TEAM = 1;

const keyOf = ({ employeeId, team }: { employeeId: number | null; team: number | null }) =>
  `${employeeId ?? ''}/${team ?? ''}`;

/** The store, then each team with its people. */
export function goalRows({ store, sections }: Proposals): { title: string; rows: GoalRow[] }[] {
  const row = (
    label: string,
    employeeId: number | null,
    team: number | null,
    proposed: Proposed,
  ): GoalRow => ({
    key: keyOf({ employeeId, team }),
    label,
    employeeId,
    team,
    proposed,
  });
  return [
    { title: 'Store', rows: [row('The store', null, null, store)] },
    ...sections.map(section => ({
      title: section.name,
      rows: [
        ...(section.team === NO_TEAM ? [] : [row(`${section.name}’s own`, null, section.team, section)]),
        ...section.people.map(each => row(each.person.name, each.person.id, null, each)),
      ],
    })),
  ];
}

/** What is stored, as it stands in the fields. */
export function typedGoals(goals: readonly SetGoal[]): TypedGoals {
  return new Map(goals.map(goal => [keyOf(goal), typedGoal(goal)]));
}

const typedGoal = ({ total, new: ofNew, used }: SetGoal): TypedGoal =>
  ofNew === null
    ? { ...NO_GOAL, total: text(total) }
    : { total: '', new: text(ofNew), used: text(used ?? 0) };

const text = (units: number) => (units === 0 ? '' : String(units));

/** What is proposed; nothing where nothing was sold. */
export function proposedGoal(
  { total, new: ofNew, used }: Proposed['lastYear'],
  isApart: boolean,
): TypedGoal | null {
  if (total === 0) return null;
  return isApart ? { total: '', new: text(ofNew), used: text(used) } : { ...NO_GOAL, total: text(total) };
}

export const isApart = (goal: TypedGoal): boolean => goal.new !== '' || goal.used !== '';

/** New and used in one number again. */
export const together = (goal: TypedGoal): TypedGoal =>
  isApart(goal) ? { ...NO_GOAL, total: text(sumOf(goal)) } : goal;

/** Units of a goal as it is typed. */
export const sumOf = (goal: TypedGoal): number =>
  isApart(goal) ? Number(goal.new) + Number(goal.used) : Number(goal.total);

const unitsOf = (goal: TypedGoal) =>
  isApart(goal)
    ? { new: Number(goal.new), used: Number(goal.used) }
    : { total: goal.total === '' ? null : Number(goal.total) };

const isSame = (one: TypedGoal, other: TypedGoal) =>
  isApart(one) === isApart(other) &&
  Number(one.total) === Number(other.total) &&
  Number(one.new) === Number(other.new) &&
  Number(one.used) === Number(other.used);

/** Whether what is typed differs anywhere from what is stored. */
export const isAnyChanged = (typed: TypedGoals, stored: TypedGoals): boolean =>
  [...typed].some(([key, goal]) => !isSame(goal, stored.get(key) ?? NO_GOAL));

/**
 * What Save sends: the goals that differ from what is stored, each with what it stood at when it was typed, so that what
 * someone else has set since is not overwritten unseen.
 */
export function changedGoals(
  rows: readonly GoalRow[],
  stored: TypedGoals,
  typed: TypedGoals,
  stood: TypedGoals = stored,
): GoalInput[] {
  return rows.flatMap(({ key, employeeId, team }) => {
    const goal = typed.get(key);
    if (!goal || isSame(goal, stored.get(key) ?? NO_GOAL)) return [];
    return [{ employeeId, team, goal: unitsOf(goal), stood: unitsOf(stood.get(key) ?? NO_GOAL) }];
  });
}

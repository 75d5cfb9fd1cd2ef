import type { GoalInput } from '../../../generated/types';
import type { GoalsOfMonthQuery } from './goals.generated';

type StoredGoal = GoalsOfMonthQuery['goals'][number];
type GoalProposalsResult = GoalsOfMonthQuery['goalProposals'];
type GoalProposal = GoalProposalsResult['store'];

/** Texts in the fields of a goal. The total is empty if new and used are set. */
export type GoalTexts = { total: string; new: string; used: string };

/** A goal that can be set, for a person, a team or the store. */
export type GoalRow = {
  key: string;
  label: string;
  employeeId: number | null;
  team: number | null;
  proposal: GoalProposal;
};

/** Texts of the goals, by row key. */
export type GoalTextsByRow = ReadonlyMap<string, GoalTexts>;

export const EMPTY_GOAL: GoalTexts = { total: '', new: '', used: '' };

/** The team of people without a team. This team has no goal. */
const NO_TEAM = 1;

const toRowKey = ({ employeeId, team }: { employeeId: number | null; team: number | null }) =>
  `${employeeId ?? ''}/${team ?? ''}`;

/** Returns the store, then each team with its people. */
export function buildGoalRows({
  store,
  sections,
}: GoalProposalsResult): { title: string; rows: GoalRow[] }[] {
  const buildRow = (
    label: string,
    employeeId: number | null,
    team: number | null,
    proposal: GoalProposal,
  ): GoalRow => ({
    key: toRowKey({ employeeId, team }),
    label,
    employeeId,
    team,
    proposal,
  });
  return [
    { title: 'Store', rows: [buildRow('Whole store', null, null, store)] },
    ...sections.map(section => ({
      title: section.name,
      rows: [
        ...(section.team === NO_TEAM
          ? []
          : [buildRow(`${section.name} (team goal)`, null, section.team, section)]),
        ...section.people.map(proposal => buildRow(proposal.person.name, proposal.person.id, null, proposal)),
      ],
    })),
  ];
}

/** Converts stored goals to the texts of the fields. */
export function toGoalTextsByRow(goals: readonly StoredGoal[]): GoalTextsByRow {
  return new Map(goals.map(goal => [toRowKey(goal), toGoalTexts(goal)]));
}

const toGoalTexts = ({ total, new: newUnits, used }: StoredGoal): GoalTexts =>
  newUnits === null
    ? { ...EMPTY_GOAL, total: toFieldText(total) }
    : { total: '', new: toFieldText(newUnits), used: toFieldText(used ?? 0) };

const toFieldText = (units: number) => (units === 0 ? '' : String(units));

/** Converts a proposal to the texts of the fields. Returns null if nothing was sold. */
export function toProposedTexts(
  { total, new: newUnits, used }: GoalProposal['lastYear'],
  isSplit: boolean,
): GoalTexts | null {
  if (total === 0) return null;
  return isSplit
    ? { total: '', new: toFieldText(newUnits), used: toFieldText(used) }
    : { ...EMPTY_GOAL, total: toFieldText(total) };
}

export const isSplitGoal = (goal: GoalTexts): boolean => goal.new !== '' || goal.used !== '';

/** Replaces new and used by their sum. */
export const mergeNewAndUsed = (goal: GoalTexts): GoalTexts =>
  isSplitGoal(goal) ? { ...EMPTY_GOAL, total: toFieldText(sumGoalUnits(goal)) } : goal;

/** Returns the units of a typed goal. */
export const sumGoalUnits = (goal: GoalTexts): number =>
  isSplitGoal(goal) ? Number(goal.new) + Number(goal.used) : Number(goal.total);

const toGoalUnits = (goal: GoalTexts) =>
  isSplitGoal(goal)
    ? { new: Number(goal.new), used: Number(goal.used) }
    : { total: goal.total === '' ? null : Number(goal.total) };

const isSameGoal = (a: GoalTexts, b: GoalTexts) =>
  isSplitGoal(a) === isSplitGoal(b) &&
  Number(a.total) === Number(b.total) &&
  Number(a.new) === Number(b.new) &&
  Number(a.used) === Number(b.used);

/** Returns whether any typed goal differs from the stored one. */
export const hasChangedGoals = (entries: GoalTextsByRow, stored: GoalTextsByRow): boolean =>
  [...entries].some(([key, goal]) => !isSameGoal(goal, stored.get(key) ?? EMPTY_GOAL));

/**
 * Returns the input of Save: the goals that differ from the stored goals. Each goal includes the value that
 * was stored when the user typed, so that Save does not silently overwrite later changes of other users.
 */
export function listChangedGoals(
  rows: readonly GoalRow[],
  stored: GoalTextsByRow,
  entries: GoalTextsByRow,
  baseline: GoalTextsByRow = stored,
): GoalInput[] {
  return rows.flatMap(({ key, employeeId, team }) => {
    const goal = entries.get(key);
    if (!goal || isSameGoal(goal, stored.get(key) ?? EMPTY_GOAL)) return [];
    return [
      { employeeId, team, goal: toGoalUnits(goal), stood: toGoalUnits(baseline.get(key) ?? EMPTY_GOAL) },
    ];
  });
}

import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import { teamId } from '../../../../components/deals/TeamTag';
import { foldText } from '../../../../generated/rules/foldText';
import type { UpSold, UpType } from '../../../../generated/types';
import { firstLetters } from '../../../../lib/values/firstLetters';
import { soldLabels, solds, upTypeLabels, upTypes } from '../../../../lib/values/upValues';

/** Something to choose in a cell, with the colours it is shown in. */
export type Choice<Value extends string | number> = {
  value: Value;
  label: string;
  /** What else it is found by. */
  initials?: string;
  /** A place of the theme's palette that holds a tint and its text. */
  tone?: `team.${1 | 2 | 3 | 4 | 5}` | `upType.${UpType}` | 'status.good';
  team?: number | null;
  /** Shown where it stands already, and not offered. */
  isGone?: boolean;
};

export const personPick = (person: PersonFieldsFragment): Choice<number> => ({
  value: person.id,
  label: person.name,
  initials: foldText(person.initials),
  tone: `team.${teamId(person.team)}`,
  team: person.team,
});

export const typePicks: readonly Choice<UpType>[] = upTypes.map(value => ({
  value,
  label: upTypeLabels[value],
  tone: `upType.${value}`,
}));

export const soldPicks: readonly Choice<UpSold>[] = solds.map(value => ({
  value,
  label: soldLabels[value],
  ...(value === 'YES' && { tone: 'status.good' }),
}));

/** Whoever left is shown on an old row, and offered nowhere. */
export function withCurrent(
  offered: readonly Choice<number>[],
  current: PersonFieldsFragment | null,
): readonly Choice<number>[] {
  if (!current || offered.some(({ value }) => value === current.id)) return offered;
  return [...offered, { ...personPick(current), isGone: true }];
}

/** Those that what was typed may mean, the likeliest first: by how the name begins, a later word, initials, any part. */
export function matching<Value extends string | number>(
  picks: readonly Choice<Value>[],
  text: string,
): Choice<Value>[] {
  const typed = foldText(text);
  const offered = picks.filter(({ isGone }) => !isGone);
  if (typed === '') return offered;
  const ranked = offered.map(pick => ({ pick, rank: rankOf(pick, typed) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ pick }) => pick);
}

const NO_MATCH = 4;

function rankOf({ label, initials }: Choice<string | number>, typed: string): number {
  const name = foldText(label);
  if (name.startsWith(typed)) return 0;
  if (name.split(/[ -]/).some(word => word.startsWith(typed))) return 1;
  if (initials !== undefined && [initials, firstLetters(label)].some(each => each.startsWith(typed)))
    return 2;
  return name.includes(typed) ? 3 : NO_MATCH;
}

/** The colours of a choice, as the theme has them now. */
export function toneStyle(tone: Choice<never>['tone']): { background?: string; color?: string } {
  if (!tone) return {};
  const name = `--sf-palette-${tone.replace('.', '-')}`;
  return { background: `var(${name}-tint)`, color: `var(${name}-text)` };
}

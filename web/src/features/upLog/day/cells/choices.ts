import type { PersonFieldsFragment } from '../../../../components/deals/person.generated';
import { toTeamTagId } from '../../../../components/deals/tags';
import { foldText } from '../../../../generated/rules/foldText';
import type { UpSold, UpType } from '../../../../generated/types';
import { toFirstLetters } from '../../../../lib/format/firstLetters';
import { soldLabels, soldValues, upTypeLabels, upTypes } from '../../../../lib/format/ups';

/** Choice in a field, with its colors. */
export type PickChoice<Value extends string | number> = {
  value: Value;
  label: string;
  /** Additional text by which the choice is found. */
  initials?: string;
  /** Entry of the theme's palette with a tint and its text color. */
  tone?: `team.${1 | 2 | 3 | 4 | 5}` | `upType.${UpType}` | 'status.good';
  team?: number | null;
  /** True if the choice is shown where it is already chosen, but is not offered. */
  isUnavailable?: boolean;
};

export const toPersonChoice = (person: PersonFieldsFragment): PickChoice<number> => ({
  value: person.id,
  label: person.name,
  initials: foldText(person.initials),
  tone: `team.${toTeamTagId(person.team)}`,
  team: person.team,
});

export const typeChoices: readonly PickChoice<UpType>[] = upTypes.map(value => ({
  value,
  label: upTypeLabels[value],
  tone: `upType.${value}`,
}));

export const soldChoices: readonly PickChoice<UpSold>[] = soldValues.map(value => ({
  value,
  label: soldLabels[value],
  ...(value === 'YES' && { tone: 'status.good' }),
}));

/**
 * Adds the current person of a row to the choices. A former employee is shown on an old row, but not offered.
 */
export function withCurrentPerson(
  choices: readonly PickChoice<number>[],
  current: PersonFieldsFragment | null,
): readonly PickChoice<number>[] {
  if (!current || choices.some(({ value }) => value === current.id)) return choices;
  return [...choices, { ...toPersonChoice(current), isUnavailable: true }];
}

/**
 * Returns the choices that match a typed text, best match first: start of the name, start of a later word,
 * initials, any part.
 */
export function filterChoices<Value extends string | number>(
  choices: readonly PickChoice<Value>[],
  text: string,
): PickChoice<Value>[] {
  const typedText = foldText(text);
  const availableChoices = choices.filter(({ isUnavailable }) => !isUnavailable);
  if (typedText === '') return availableChoices;
  const ranked = availableChoices.map(choice => ({ choice, rank: rankChoice(choice, typedText) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

const NO_MATCH = 4;

function rankChoice({ label, initials }: PickChoice<string | number>, typedText: string): number {
  const name = foldText(label);
  if (name.startsWith(typedText)) return 0;
  if (name.split(/[ -]/).some(word => word.startsWith(typedText))) return 1;
  if (initials !== undefined && [initials, toFirstLetters(label)].some(each => each.startsWith(typedText)))
    return 2;
  return name.includes(typedText) ? 3 : NO_MATCH;
}

/** Returns the colors of a choice in the current theme. */
export function toneStyle(tone: PickChoice<never>['tone']): { background?: string; color?: string } {
  if (!tone) return {};
  const name = `--sf-palette-${tone.replace('.', '-')}`;
  return { background: `var(${name}-tint)`, color: `var(${name}-text)` };
}

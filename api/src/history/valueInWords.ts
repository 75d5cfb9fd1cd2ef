import { POSITIONS } from '../rules/people/positions.ts';
import { TEAMS } from '../rules/people/teams.ts';

/** For the descriptions of GraphQL. */
export const HOW_VALUES_ARE_TOLD =
  'The history tells people, teams and positions by name, days as YYYY-MM-DD, money in dollars as decimal text, and ticks as "true" or "false".';

/**
 * A recorded value as people read it: names in place of keys; the rest as it was stored.
 * @param kind of the field
 */
export function valueInWords(
  kind: string,
  value: string | null,
  people: ReadonlyMap<number, { readonly name: string }>,
): string | null {
  if (value === null) return null;
  const key = Number(value);
  if (kind === 'person') return people.get(key)?.name ?? value;
  if (kind === 'team') return TEAMS.find(({ id }) => id === key)?.name ?? value;
  if (kind === 'position') return POSITIONS.find(({ id }) => id === key)?.title ?? value;
  return value;
}

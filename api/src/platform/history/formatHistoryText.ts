import { POSITIONS } from '../../rules/people/positions.ts';
import { TEAMS } from '../../rules/people/teams.ts';

/** The note on recorded values in the descriptions of GraphQL fields. */
export const HISTORY_VALUES_DESCRIPTION =
  'In the history, people, teams and positions are stored by name, days as YYYY-MM-DD, dollar amounts as decimal text, and checkboxes as "true" or "false".';

/**
 * Formats a recorded value for people, with names in place of keys.
 * @param kind the kind of the field
 */
export function formatHistoryText(
  kind: string,
  value: string | null,
  people: ReadonlyMap<number, { readonly name: string }>,
): string | null {
  if (value === null) return null;
  const valueId = Number(value);
  if (kind === 'person') return people.get(valueId)?.name ?? value;
  if (kind === 'team') return TEAMS.find(({ id }) => id === valueId)?.name ?? value;
  if (kind === 'position') return POSITIONS.find(({ id }) => id === valueId)?.title ?? value;
  return value;
}

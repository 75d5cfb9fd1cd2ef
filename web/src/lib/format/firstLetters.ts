import { foldText } from '../../generated/rules/foldText';

/**
 * Returns the first letter of each word of a name, without accents and in one letter case. The initials in
 * the database may be longer, because they are unique.
 */
export const toFirstLetters = (name: string): string =>
  foldText(name)
    .split(/[ -]/)
    .map(word => word.charAt(0))
    .join('');

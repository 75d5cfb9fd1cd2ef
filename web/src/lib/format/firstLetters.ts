import { foldText } from '../../generated/rules/foldText';

/**
 * Returns the folded first letter of each word of a name. The initials in the database may be longer, to be
 * unique.
 */
export const toFirstLetters = (name: string): string =>
  foldText(name)
    .split(/[ -]/)
    .map(word => word.charAt(0))
    .join('');

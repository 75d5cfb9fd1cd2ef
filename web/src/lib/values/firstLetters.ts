import { foldText } from '../../generated/rules/foldText';

/** The first letter of each word of a name, folded: initials may be longer, to be unique. */
export const firstLetters = (name: string): string =>
  foldText(name)
    .split(/[ -]/)
    .map(word => word.charAt(0))
    .join('');

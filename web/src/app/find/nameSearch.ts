import { foldText } from '../../generated/rules/foldText';
import { screens } from '../../generated/rules/screens';
import type { ScreenKey } from '../pages';

/** Returns the screen at a path; undefined if no screen has this path. */
export const findScreenByPath = (pathname: string): ScreenKey | undefined =>
  (Object.keys(screens) as ScreenKey[]).find(name => screens[name].path === pathname);

/** Returns whether each word of the search text begins a word of these names. */
export function matchesNames(names: readonly string[], searchText: string): boolean {
  const words = names.flatMap(splitWords);
  return splitWords(searchText).every(word => words.some(nameWord => nameWord.startsWith(word)));
}

const splitWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

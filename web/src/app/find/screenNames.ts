import { foldText } from '../../generated/rules/foldText';
import { screens } from '../../generated/rules/screens';
import type { ScreenName } from '../pages';

/** The screen at an address. */
export const screenAt = (pathname: string): ScreenName | undefined =>
  (Object.keys(screens) as ScreenName[]).find(name => screens[name].path === pathname);

/** Whether each word that was typed begins a word of these names. */
export function isCalled(names: readonly string[], typed: string): boolean {
  const words = names.flatMap(wordsOf);
  return wordsOf(typed).every(word => words.some(each => each.startsWith(word)));
}

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

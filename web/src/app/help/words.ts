import type { ScreenName } from '../pages';
import { fieldWords, listWords } from './fieldWords';
import { pageWords } from './pageWords';
import type { Word, WordList } from './word';

const isSame = (one: Word, other: Word) => one.head === other.head && one.says === other.says;

/** The words of a page in the order of its heads, by its parts, each once. */
export const wordsOfPage = (page: ScreenName): WordList[] =>
  pageWords(page).map(({ words, ...list }) => ({
    ...list,
    words: words.filter((word, place) => words.findIndex(each => isSame(each, word)) === place),
  }));

/** What a head is, by its text, its part of the page, and the page; undefined where nothing is said of it. */
export function wordOf(page: ScreenName | undefined, head: HTMLElement): Word | undefined {
  const text = (head.dataset.head ?? head.textContent).trim();
  const part = head.closest<HTMLElement>('[data-words]')?.dataset.words;
  const lists: WordList[] = [...(page ? pageWords(page) : []), listWords, { words: fieldWords }];
  // What is of no part comes before what is said of another part.
  const ranked = [...lists.filter(({ of }) => of === part), ...lists.filter(({ of }) => of === undefined)];
  return ranked.flatMap(({ words }) => words).find(word => word.head === text);
}

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ID = 'virtual:release';
const MOST_NEWS = 8;

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The first lines of the changelog, each without its marks and its files' names. */
export const newsIn = (changelog: string): string[] =>
  [...changelog.matchAll(/^- (.+(?:\n {2}.+)*)/gm)]
    .slice(0, MOST_NEWS)
    .map(([, line = '']) => line.replace(/\s*\n\s*/g, ' ').replaceAll('`', ''));

/** What this build is: its version and what is new in it, as the module `virtual:release`. */
export function release(): Plugin {
  return {
    name: 'salesfloor:release',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { version } = JSON.parse(read('package.json'));
      return `export const version = ${JSON.stringify(version)};\nexport const news = ${JSON.stringify(newsIn(read('CHANGELOG.md')))};`;
    },
  };
}

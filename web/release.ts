import { readFileSync } from 'node:fs';

const MAX_NEWS = 8;

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

export const version: string = JSON.parse(read('package.json')).version;

/** The first lines of the changelog, each without its Markdown. */
export const news = [...read('CHANGELOG.md').matchAll(/^- (.+(?:\n {2}.+)*)/gm)]
  .slice(0, MAX_NEWS)
  .map(([, line = '']) => line.replace(/\s*\n\s*/g, ' ').replaceAll('`', ''));

import { readFileSync } from 'node:fs';

const MAX_ENTRIES = 8;

const readRootFile = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

export const version: string = JSON.parse(readRootFile('package.json')).version;

/** The first entries of the changelog, without Markdown. */
export const changelogEntries = [...readRootFile('CHANGELOG.md').matchAll(/^- (.+(?:\n {2}.+)*)/gm)]
  .slice(0, MAX_ENTRIES)
  .map(([, line = '']) => line.replace(/\s*\n\s*/g, ' ').replaceAll('`', ''));

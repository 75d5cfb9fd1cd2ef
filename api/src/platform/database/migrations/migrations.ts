import { readdirSync } from 'node:fs';

/** Matches Migration20260101000000_store.ts, or .js in a built server. */
const FILE = /^(Migration\d{14}_\w+)\.[jt]s$/;

const files = readdirSync(import.meta.dirname)
  .filter(file => FILE.test(file))
  .sort();

/**
 * The migrations of this folder, sorted by name, which is the order in which they run. Each class has the
 * name of its file.
 */
export const migrations = await Promise.all(
  files.map(async file => {
    const name = file.replace(FILE, '$1');
    return { name, class: (await import(`./${file}`))[name] };
  }),
);

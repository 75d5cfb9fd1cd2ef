import { readdirSync } from 'node:fs';

/** Migration20260101000000_store.ts, or .js once it is built. */
const FILE = /^(Migration\d{14}_\w+)\.[jt]s$/;

const files = readdirSync(import.meta.dirname)
  .filter(file => FILE.test(file))
  .sort();

/** The migrations of this folder, in the order in which they run: by their names, which each class has too. */
export const migrations = await Promise.all(
  files.map(async file => {
    const name = file.replace(FILE, '$1');
    return { name, class: (await import(`./${file}`))[name] };
  }),
);

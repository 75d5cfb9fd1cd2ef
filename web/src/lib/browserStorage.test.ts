import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedKeys } from './browserStorage';

const root = join(import.meta.dirname, '../../..');
const source = join(root, 'web/src');

/** Matches every API with which a page can store data in a browser. */
const storagePattern = /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b(?!')|document\.cookie/;

/** The only files that may use these APIs. signInCache deletes the entries of MSAL. */
const allowedFiles = ['lib/auth/signInCache.ts', 'lib/browserStorage.ts'];

it('allows no other file to write to browser storage', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(file => storagePattern.test(removeComments(readFileSync(join(source, file), 'utf8'))));
  expect(files.sort()).toEqual(allowedFiles);
});

it('lists exactly the storage keys that SECURITY.md lists', () => {
  const [, section = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').split(
    '## Data stored in a browser',
  );
  const documentedKeys = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(
    ([, key]) => key,
  );
  expect(documentedKeys.sort()).toEqual(Object.keys(storedKeys).sort());
});

const removeComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

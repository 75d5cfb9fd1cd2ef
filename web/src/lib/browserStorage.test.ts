import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedKeys } from './browserStorage';

const root = join(import.meta.dirname, '../../..');
const source = join(root, 'web/src');

/** Where a browser keeps what a page writes. */
const storage = /\b(localStorage|sessionStorage|indexedDB|cookieStore|caches)\b(?!')|document\.cookie/;

/** The module that writes, and the one that erases what MSAL has written. */
const mayTouchIt = ['lib/browserStorage.ts', 'lib/signIn/signInCache.ts'];

it('is all that writes into a browser', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(file => storage.test(withoutComments(readFileSync(join(source, file), 'utf8'))));
  expect(files.sort()).toEqual(mayTouchIt);
});

it('writes what SECURITY.md tells, and nothing else', () => {
  const [, section = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('## What lies in a browser');
  const told = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, key]) => key);
  expect(told.sort()).toEqual(Object.keys(storedKeys).sort());
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

import { readFileSync } from 'node:fs';
import { screens } from '../generated/rules/screens';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path);

it('lists exactly the paths of the app in overview.md', () => {
  const [, section = ''] = read('../../../docs/product/overview.md').split(/^## (?:Addresses|Navigation)$/m);
  const appPaths = [
    ...Object.values(screens).map(({ path }) => path),
    ...findAll(read('./router.tsx'), /path: '(\/[^']*)'/g),
    ...findAll(read('./main.tsx'), /pathname === '(\/[^']*)'/g),
  ];
  expect(findAll(section, /^\| `([^`]+)`/gm).sort()).toEqual([...new Set(appPaths)].sort());
});

import { readFileSync } from 'node:fs';
import { screens } from '../generated/rules/screens';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address);

it('the addresses of overview.md are those of the app', () => {
  const [, section = ''] = read('../../../docs/product/overview.md').split(/^## (?:Addresses|Navigation)$/m);
  const led = [
    ...Object.values(screens).map(({ path }) => path),
    ...found(read('./router.tsx'), /path: '(\/[^']*)'/g),
    ...found(read('./main.tsx'), /pathname === '(\/[^']*)'/g),
  ];
  expect(found(section, /^\| `([^`]+)`/gm).sort()).toEqual([...new Set(led)].sort());
});

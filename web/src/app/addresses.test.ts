import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address);

it('the addresses of overview.md are those of the app', () => {
  const [, section = ''] = read('../../../docs/product/overview.md').split(/^## (?:Addresses|Navigation)$/m);
  const led = [
    ...found(read('./pages.tsx'), /\bpage\(\s*'(\/[^']*)'/g),
    ...found(read('./router.tsx'), /path: '(\/[^']*)'/g),
    ...found(read('./main.tsx'), /pathname === '(\/[^']*)'/g),
  ];
  expect(found(section, /^\| `([^`]+)`/gm).sort()).toEqual([...new Set(led)].sort());
});

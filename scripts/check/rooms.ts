// Rooms that import each other in a circle. Files that do so are found by Biome (noImportCycles).
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Source } from './citations.ts';

/** Whose folders are rooms, as are the files beside those folders. Hog's own rooms are not held yet. */
const HOUSES = [
  'api/src',
  'api/src/[^/]+',
  'web/src(?:/features)?',
  'web/src/(?:components|lib)',
  'web/src/features/(?!hog/)[^/]+',
];

const IS_TEST = /\.test\.tsx?$/;

/** That one room imports another, and a file that does. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/** Each import of a room that leads back to it, types and lazy imports included, tests not, as a sentence. */
export const roomsInCircles = (sources: readonly Source[]): string[] =>
  HOUSES.flatMap(house => inCircles(arrowsOf(sources, house))).map(
    ({ from, to, file }) => `${from} imports ${to}, which leads back to it: see ${file}.`,
  );

/** The room that a file is in. In the web each screen is a room. */
function roomOf(path: string, house: string): string | undefined {
  const [, room] = new RegExp(`^(${house}/[^/]+?)(?:\\.tsx?)?(?:/|$)`).exec(path) ?? [];
  return room;
}

/** One arrow for each two rooms of which one imports the other. */
function arrowsOf(sources: readonly Source[], house: string): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const source of sources) {
    const from = roomOf(source.path, house);
    if (!from || IS_TEST.test(source.path)) continue;
    for (const imported of importsOf(source)) {
      const to = roomOf(imported, house);
      if (to && to !== from) arrows.set(`${from} ${to}`, { from, to, file: source.path });
    }
  }
  return [...arrows.values()];
}

/** The project's own files that a file imports, as paths from the root. */
function importsOf({ path, text }: Source): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const named = [
    ...staticImports.map(each => each.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(each => each.moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return named.filter(name => name.startsWith('.')).map(name => posix.join(posix.dirname(path), name));
}

const inCircles = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(({ from, to }) => reachedFrom(to, arrows).has(from));

function reachedFrom(start: string, arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const room of reached) {
    for (const { from, to } of arrows) if (from === room) reached.add(to);
  }
  return reached;
}

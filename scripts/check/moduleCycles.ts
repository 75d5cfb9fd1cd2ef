// Finds modules that import each other in a cycle. Biome finds cycles of files with its rule noImportCycles.
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceText } from './references.ts';

/**
 * Patterns of the folders that contain modules. Each folder and each file in them is a module. The folders of
 * Hog are not checked yet.
 */
const MODULE_PARENTS = [
  'api/src(?:/(?:modules|platform))?',
  'api/src/(?:reports|rules|wiring)',
  'api/src/(?:modules|platform)/[^/]+',
  'web/src(?:/features)?',
  'web/src/(?:components|lib)',
  'web/src/features/(?!hog/)[^/]+',
];

const IS_TEST = /\.test\.tsx?$/;

/** An import of one module by another module, with the path of an importing file. */
interface ModuleImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/**
 * Returns one message for each module import that leads back to the importing module. Types and lazy imports
 * count, tests do not.
 */
export const findModuleCycles = (sources: readonly SourceText[]): string[] =>
  MODULE_PARENTS.flatMap(parent => filterCyclic(listModuleImports(sources, parent))).map(
    ({ from, to, file }) => `${from} imports ${to}, which leads back to it: see ${file}.`,
  );

/** Returns the module of a file. In the web each screen is a module. */
function getModule(path: string, parent: string): string | undefined {
  const [, module] = new RegExp(`^(${parent}/[^/]+?)(?:\\.tsx?)?(?:/|$)`).exec(path) ?? [];
  return module;
}

/** Returns one import for each pair of modules of which one imports the other. */
function listModuleImports(sources: readonly SourceText[], parent: string): ModuleImport[] {
  const imports = new Map<string, ModuleImport>();
  for (const source of sources) {
    const from = getModule(source.path, parent);
    if (!from || IS_TEST.test(source.path)) continue;
    for (const imported of listImports(source)) {
      const to = getModule(imported, parent);
      if (to && to !== from) imports.set(`${from} ${to}`, { from, to, file: source.path });
    }
  }
  return [...imports.values()];
}

/** Returns the project files that a file imports, as paths from the root. */
function listImports({ path, text }: SourceText): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const specifiers = [
    ...staticImports.map(each => each.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(each => each.moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return specifiers.filter(name => name.startsWith('.')).map(name => posix.join(posix.dirname(path), name));
}

const filterCyclic = (imports: readonly ModuleImport[]): ModuleImport[] =>
  imports.filter(({ from, to }) => findReachable(to, imports).has(from));

function findReachable(start: string, imports: readonly ModuleImport[]): ReadonlySet<string> {
  const reachable = new Set([start]);
  for (const module of reachable) {
    for (const { from, to } of imports) if (from === module) reachable.add(to);
  }
  return reachable;
}

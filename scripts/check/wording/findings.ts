// Finds the wording that docs/STYLE.md rules out in the code of all workspaces.
import { posix } from 'node:path';
import type { SourceText } from '../references.ts';
import { findFileNameProblem, findNameProblem } from './nameRules.ts';
import { type Located, type ParsedSource, parseSource } from './parse.ts';
import { findCommentProblems, findTitleProblems } from './proseRules.ts';

export interface WordingFinding {
  readonly path: string;
  readonly line: number;
  readonly kind: 'comment' | 'file' | 'name' | 'title' | 'type';
  readonly text: string;
}

type CheckedSource = SourceText & ParsedSource;

const CHECKED = /^(?:api|web|e2e|scripts|bench|torture)\/.*\.(?:ts|tsx|mjs)$/;
const GENERATED = /\bgenerated[./]/;
const TEST = /\.(?:test|spec)\.tsx?$/;
const MAX_QUOTE_LENGTH = 60;

/** Returns the findings in all checked files. Files that are not checked are left out. */
export function findWording(sources: readonly SourceText[]): WordingFinding[] {
  const checked = sources
    .filter(({ path }) => CHECKED.test(path) && !GENERATED.test(path))
    .map(source => ({ ...source, ...parseSource(source) }));
  const duplicates = listDuplicateTypes(checked);
  return [
    ...findFileNames(checked.map(({ path }) => path)),
    ...checked.flatMap(source => findInSource(source, duplicates)),
  ];
}

function findFileNames(paths: readonly string[]): WordingFinding[] {
  const folders = new Set(paths.map(path => posix.dirname(path)));
  return [...folders, ...paths].flatMap(path => {
    const problem = findFileNameProblem(posix.basename(path).replace(/(?:\.(?:test|spec))?\.\w+$/, ''));
    return problem ? [{ path, line: 1, kind: 'file' as const, text: problem }] : [];
  });
}

function findInSource(source: CheckedSource, duplicates: ReadonlySet<string>): WordingFinding[] {
  const { path, text, names, comments, titles, exportedTypes } = source;
  const toFindings = <T extends Located>(
    kind: WordingFinding['kind'],
    items: readonly T[],
    listProblems: (item: T) => readonly string[],
  ): WordingFinding[] =>
    items.flatMap(item =>
      listProblems(item).map(problem => ({ path, line: lineAt(text, item.start), kind, text: problem })),
    );

  return [
    ...toFindings('name', names, name => quote(name.text, findNameProblem(name) ?? [])),
    ...toFindings('comment', comments, comment => findCommentProblems(comment.text)),
    ...toFindings('title', titles, title => quote(title.text, findTitleProblems(title))),
    ...toFindings('type', exportedTypes, type =>
      duplicates.has(typeKey(path, type.text))
        ? quote(type.text, 'choose a name that no other type has')
        : [],
    ),
  ];
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const quote = (text: string, problems: string | readonly string[]): string[] =>
  [problems].flat().map(problem => `${text.slice(0, MAX_QUOTE_LENGTH)}: ${problem}`);

/** Lists the type names that two files of the api, or two files of the web, export. Tests are left out. */
function listDuplicateTypes(sources: readonly CheckedSource[]): ReadonlySet<string> {
  const product = sources.filter(({ path }) => /^(?:api|web)\/src\//.test(path) && !TEST.test(path));
  const keys = product.flatMap(({ path, exportedTypes }) =>
    exportedTypes.map(({ text }) => typeKey(path, text)),
  );
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
}

const typeKey = (path: string, name: string) => `${path.split('/')[0]} ${name}`;

// Finds wording that docs/STYLE.md rules out, in names, comments, test titles and commits.
// `node_modules/.bin/node scripts/check/wording.ts api/src/rules` lists the findings of a folder or file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { SourceText } from './references.ts';
import { findSubjectProblem, listCheckedSubjects } from './wording/commits.ts';
import { findWording, type WordingFinding } from './wording/findings.ts';

const OUTPUT = { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 } as const;

/** Returns a line for each finding in the sources and in the commits. */
export const checkWording = (sources: readonly SourceText[]): string[] => [
  ...findWording(sources).map(formatFinding),
  ...checkSubjects(listCheckedSubjects()),
];

export const checkSubjects = (subjects: readonly string[]): string[] =>
  subjects.flatMap(subject => {
    const problem = findSubjectProblem(subject);
    return problem ? [`The commit "${subject}" ${problem}.`] : [];
  });

const formatFinding = ({ path, line, kind, text }: WordingFinding) => `${path}:${line} ${kind} ${text}`;

function runCommand([argument = '']: readonly string[]): void {
  const sources = listSources().filter(({ path }) => path.startsWith(argument));
  for (const finding of findWording(sources)) console.log(formatFinding(finding));
}

function listSources(): SourceText[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], OUTPUT);
  const paths = files.split('\n').filter(path => /\.(?:ts|tsx|mjs)$/.test(path) && existsSync(path));
  return paths.map(path => ({ path, text: readFileSync(path, 'utf8') }));
}

if (import.meta.main) runCommand(process.argv.slice(2));

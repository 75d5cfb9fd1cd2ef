// Findings that were there before the check. The list only shrinks, and goes once it is empty.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WordingFinding } from './findings.ts';

const BASELINE = fileURLToPath(new URL('../wording.baseline.txt', import.meta.url));

export const readBaseline = (): string[] => readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean);

/**
 * Writes the findings that are left, such as after a folder has moved.
 * @throws Error when there are more than before
 */
export function shrinkBaseline(findings: readonly WordingFinding[]): void {
  const entries = [...new Set(findings.map(toEntry))].sort();
  if (entries.length > readBaseline().length)
    throw new Error('There are more findings than in the baseline.');
  writeFileSync(BASELINE, entries.map(entry => `${entry}\n`).join(''));
}

/** Returns the findings that the baseline lacks, and a request to remove each entry that is fixed. */
export function compareWithBaseline(
  findings: readonly WordingFinding[],
  baseline: readonly string[],
): { added: WordingFinding[]; fixed: string[] } {
  const excused = new Set(baseline);
  const found = new Set(findings.map(toEntry));
  return {
    added: findings.filter(finding => !excused.has(toEntry(finding))),
    fixed: baseline.filter(entry => !found.has(entry)),
  };
}

/** Leaves the line number out, which changes with every edit. */
const toEntry = ({ path, kind, text }: WordingFinding) => `${path} ${kind} ${text.replace(/\s+/g, ' ')}`;

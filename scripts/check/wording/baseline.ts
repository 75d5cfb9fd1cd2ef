// Findings from before the check was introduced. The list only shrinks, and is deleted once it is empty.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WordingFinding } from './findings.ts';

const BASELINE = fileURLToPath(new URL('../wording.baseline.txt', import.meta.url));

export const readBaseline = (): string[] => readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean);

/**
 * Replaces the baseline by the current findings, for example after a folder has moved.
 * @throws Error when there are more than before
 */
export function shrinkBaseline(findings: readonly WordingFinding[]): void {
  const entries = [...new Set(findings.map(toEntry))].sort();
  if (entries.length > readBaseline().length)
    throw new Error('There are more findings than in the baseline.');
  writeFileSync(BASELINE, entries.map(entry => `${entry}\n`).join(''));
}

/** Returns the findings that are not in the baseline, and the baseline entries that no longer occur. */
export function compareWithBaseline(
  findings: readonly WordingFinding[],
  baseline: readonly string[],
): { added: WordingFinding[]; fixed: string[] } {
  const knownEntries = new Set(baseline);
  const currentEntries = new Set(findings.map(toEntry));
  return {
    added: findings.filter(finding => !knownEntries.has(toEntry(finding))),
    fixed: baseline.filter(entry => !currentEntries.has(entry)),
  };
}

/** Returns the baseline entry of a finding. It has no line number, because that changes with every edit. */
const toEntry = ({ path, kind, text }: WordingFinding) => `${path} ${kind} ${text.replace(/\s+/g, ' ')}`;

import type { Month } from '../calendar/calendar.ts';

/** Why a line cannot be imported. */
export interface LineProblem {
  /** The field, where it is about one. */
  readonly field: string | null;
  /** A sentence, without the line. */
  readonly message: string;
  /** The month that is closed, where that is the problem. */
  readonly closedMonth?: Month;
}

/** A line of a file, when its cells were read. */
export interface LineRead {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  /** Its key: a deal's number, a person's e-mail; null when it names none. */
  readonly key: string | number | null;
  /** By field. A blank cell says nothing, so it is not here (import.md, What becomes of a line). */
  readonly says: Readonly<Record<string, unknown>>;
  readonly problems: readonly LineProblem[];
}

export const OUTCOMES = ['NEW', 'UNCHANGED', 'DIFFERS', 'REFUSED'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A line, and what becomes of it. */
export interface JudgedLine extends LineRead {
  readonly outcome: Outcome;
  /** The fields in which what is stored says something else, of a line that differs. */
  readonly differing: readonly string[];
}

/** What is stored, by the same key, with the same fields. */
export type Stored = ReadonlyMap<string | number, Readonly<Record<string, unknown>>>;

/** Returns why a line cannot be recorded although nothing is stored under its key; null when it can. */
export type RejectNew = (line: LineRead) => LineProblem | null;

/**
 * What becomes of each line of a file, in their order (import.md, What becomes of a line).
 * @param rejectNew concerns only lines that would record something
 */
export function judgeLines(
  lines: readonly LineRead[],
  stored: Stored,
  rejectNew: RejectNew = () => null,
): JudgedLine[] {
  const firstOf = new Map<string | number, LineRead>();
  const contradicted = new Map<string | number, LineRead>();
  for (const line of lines) {
    if (line.key === null) continue;
    const first = firstOf.get(line.key);
    if (!first) firstOf.set(line.key, line);
    else if (saysOtherwise(first, line)) contradicted.set(line.key, line);
  }
  const outcomeOf = (line: LineRead): JudgedLine => {
    if (line.problems.length > 0 || line.key === null) return judged(line, 'REFUSED');
    const first = firstOf.get(line.key) ?? line;
    const other = contradicted.get(line.key);
    if (other) return contradiction(line, line === first ? other : first);
    const there = stored.get(line.key);
    const problem = there ? null : rejectNew(line);
    if (problem) return { ...judged(line, 'REFUSED'), problems: [problem] };
    if (!there) return judged(line, line === first ? 'NEW' : 'UNCHANGED');
    const differing = Object.keys(line.says).filter(field => line.says[field] !== there[field]);
    return judged(line, differing.length > 0 ? 'DIFFERS' : 'UNCHANGED', differing);
  };
  return lines.map(outcomeOf);
}

const judged = (line: LineRead, outcome: Outcome, differing: readonly string[] = []): JudgedLine => ({
  ...line,
  outcome,
  differing,
});

/** Two lines of one key in a file: a field that only one of them names is a contradiction too, for which of them is to be taken? */
function saysOtherwise(one: LineRead, other: LineRead): boolean {
  if (one.problems.length + other.problems.length > 0) return true;
  const fields = new Set([...Object.keys(one.says), ...Object.keys(other.says)]);
  return [...fields].some(field => one.says[field] !== other.says[field]);
}

function contradiction(line: LineRead, other: LineRead): JudgedLine {
  const message = `Line ${other.line} names the same and says something else.`;
  return { ...judged(line, 'REFUSED'), problems: [{ field: null, message }] };
}

/** How many lines have each outcome. */
export function countOutcomes(lines: readonly JudgedLine[]): Record<Outcome, number> {
  const counts = { NEW: 0, UNCHANGED: 0, DIFFERS: 0, REFUSED: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

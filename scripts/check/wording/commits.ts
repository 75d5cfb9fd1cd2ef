// Checks the form of the commit subjects since docs/STYLE.md was added (docs/STYLE.md, Commits).
import { execFileSync } from 'node:child_process';

const MAX_SUBJECT_LENGTH = 72;
const SUBJECT = /^[a-z][a-z0-9 -]*: (?<verb>[a-z][a-z-]*) \S/;
const IS_NOT_IMPERATIVE =
  /(?:ed|ing|[^s]s)$|^(?:an?|each|every|how|no|nobody|one|that|the|what|when|where|which|who|whose)$/;
const IMPERATIVES = ['bring', 'embed', 'exceed', 'feed', 'focus', 'need', 'ping', 'seed', 'speed'];

/** Returns the problem of a commit's subject, or undefined if the subject is valid. */
export function findSubjectProblem(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT_LENGTH) return `is longer than ${MAX_SUBJECT_LENGTH} characters`;
  const verb = SUBJECT.exec(subject)?.groups?.verb;
  if (!verb) return 'is not of the form "scope: verb …"';
  if (IS_NOT_IMPERATIVE.test(verb) && !IMPERATIVES.includes(verb)) return 'has no imperative after the scope';
  return undefined;
}

/**
 * Lists the subjects of the commits after the commit that added the style guide. Returns an empty list
 * without a git history.
 */
export function listCheckedSubjects(): string[] {
  try {
    const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'docs/STYLE.md').slice(-1);
    return first ? git('log', '--format=%s', '--ancestry-path', `${first}..HEAD`) : [];
  } catch {
    return [];
  }
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

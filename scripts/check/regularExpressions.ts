// Regular expressions that take more than linear time, with which one text could stop the server (decision 171).
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import type { Source } from './citations.ts';

/** Those that meet nothing that people send, and what they meet. */
const MEET: Readonly<Record<string, string>> = {
  '/\\/+$/': 'the environment',
  '/^(?<before>postgres(?:ql)?:\\/\\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/': 'the environment',
  '/lock file .* (already exists|is empty)|pre-existing shared memory|could not create any TCP\\/IP sockets/':
    'what PostgreSQL logs when it starts',
  '/<script>(.*?)<\\/script>/gs': 'the page that our build made',
};

/** So long that how busy the machine is does not decide. */
const TIMEOUT_MS = 120_000;

/** Each regular expression that is not linear, or of which that cannot be told, with a text on which it is slow, as a sentence. */
export async function slowExpressions(
  sources: readonly Source[],
  meet: Readonly<Record<string, string>> = MEET,
): Promise<string[]> {
  const found = Map.groupBy(sources.flatMap(expressionsIn), ({ written }) => written);
  const findings = Object.keys(meet)
    .filter(written => !found.has(written))
    .map(written => `${written} is excused and is nowhere.`);
  for (const [written, [first]] of found) {
    if (!first || Object.hasOwn(meet, written)) continue;
    const verdict = await check(first.pattern, first.flags, { timeout: TIMEOUT_MS });
    if (verdict.status === 'safe') continue;
    const why = verdict.status === 'vulnerable' ? `on ${verdict.attack.pattern}` : 'perhaps: nobody can tell';
    findings.push(`${first.path}: ${written} takes more than linear time ${why}.`);
  }
  return findings;
}

interface Expression {
  readonly path: string;
  readonly written: string;
  readonly pattern: string;
  readonly flags: string;
}

function expressionsIn({ path, text }: Source): Expression[] {
  const found: Expression[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ path, written: `/${pattern}/${flags}`, pattern, flags });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

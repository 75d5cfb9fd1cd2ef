// Finds regular expressions that take more than linear time. A single text could block the server with such
// an expression (docs/adr/large-files.md).
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import type { SourceText } from './references.ts';

/** Slow expressions that are safe because they only process these inputs, never texts of users. */
const KNOWN_INPUTS: Readonly<Record<string, string>> = {
  '/\\/+$/': 'the environment',
  '/^(?<before>postgres(?:ql)?:\\/\\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/': 'the environment',
  '/lock file .* (already exists|is empty)|pre-existing shared memory|could not create any TCP\\/IP sockets/':
    'what PostgreSQL logs when it starts',
  '/<script>(.*?)<\\/script>/gs': 'the page that our build made',
};

/** The limit is so long that a busy machine does not exceed it. */
const TIMEOUT_MS = 120_000;

/**
 * Returns one message for each expression that is not linear, or that cannot be proved linear. If the check
 * finds a text on which the expression is slow, the message contains that text.
 */
export async function findSlowExpressions(
  sources: readonly SourceText[],
  knownInputs: Readonly<Record<string, string>> = KNOWN_INPUTS,
): Promise<string[]> {
  const expressions = Map.groupBy(sources.flatMap(listExpressions), ({ literal }) => literal);
  const findings = Object.keys(knownInputs)
    .filter(literal => !expressions.has(literal))
    .map(literal => `${literal} is in KNOWN_INPUTS and no longer exists.`);
  for (const [literal, [first]] of expressions) {
    if (!first || Object.hasOwn(knownInputs, literal)) continue;
    const verdict = await check(first.pattern, first.flags, { timeout: TIMEOUT_MS });
    if (verdict.status === 'safe') continue;
    const why =
      verdict.status === 'vulnerable' ? `on ${verdict.attack.pattern}` : 'or could not be proved linear';
    findings.push(`${first.path}: ${literal} takes more than linear time ${why}.`);
  }
  return findings;
}

interface RegularExpression {
  readonly path: string;
  readonly literal: string;
  readonly pattern: string;
  readonly flags: string;
}

function listExpressions({ path, text }: SourceText): RegularExpression[] {
  const expressions: RegularExpression[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      expressions.push({ path, literal: `/${pattern}/${flags}`, pattern, flags });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return expressions;
}

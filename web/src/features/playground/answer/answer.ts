/** What a query cost, what one may cost, and what is left for this minute. */
export type Cost = { asked: number; allowed: number; left: number };

/** An answer as it is shown. */
export type Answer = { data: unknown; problems: string[]; cost: Cost | null };

/** Reads an answer's JSON; null while there is none. */
export function parseAnswer(response: string | null | undefined): Answer | null {
  const answer = parsed(response);
  if (!isObject(answer)) return null;
  const errors = Array.isArray(answer.errors) ? answer.errors : [];
  const cost = isObject(answer.extensions) ? costOf(answer.extensions.cost) : null;
  return { data: answer.data ?? null, problems: errors.map(problemOf), cost };
}

/** "deals.nodes.3.closer: …": where it happened, if it was somewhere in the answer, and what. */
function problemOf(error: unknown): string {
  if (!isObject(error) || typeof error.message !== 'string') return 'Something went wrong. Please try again.';
  const place = Array.isArray(error.path) ? error.path.join('.') : '';
  return place === '' ? error.message : `${place}: ${error.message}`;
}

function costOf(sent: unknown): Cost | null {
  if (!isObject(sent)) return null;
  const { asked, allowed, left } = sent;
  const isWhole = typeof asked === 'number' && typeof allowed === 'number' && typeof left === 'number';
  return isWhole ? { asked, allowed, left } : null;
}

function parsed(response: string | null | undefined): unknown {
  try {
    return JSON.parse(response ?? '');
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

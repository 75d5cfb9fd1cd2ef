/** The cost of a query, the maximum cost of a query, and the cost that is left for this minute. */
export type QueryCost = { asked: number; allowed: number; left: number };

export type PlaygroundResponse = { data: unknown; problems: string[]; cost: QueryCost | null };

/** Parses the JSON of a response. Returns null if it is not a JSON object. */
export function parseResponse(response: string | null | undefined): PlaygroundResponse | null {
  const body = parseJson(response);
  if (!isObject(body)) return null;
  const errors = Array.isArray(body.errors) ? body.errors : [];
  const cost = isObject(body.extensions) ? parseCost(body.extensions.cost) : null;
  return { data: body.data ?? null, problems: errors.map(formatError), cost };
}

/** Formats an error, with its path in the response if it has one: "deals.nodes.3.closer: …". */
function formatError(error: unknown): string {
  if (!isObject(error) || typeof error.message !== 'string') return 'Something went wrong. Please try again.';
  const path = Array.isArray(error.path) ? error.path.join('.') : '';
  return path === '' ? error.message : `${path}: ${error.message}`;
}

function parseCost(value: unknown): QueryCost | null {
  if (!isObject(value)) return null;
  const { asked, allowed, left } = value;
  const isComplete = typeof asked === 'number' && typeof allowed === 'number' && typeof left === 'number';
  return isComplete ? { asked, allowed, left } : null;
}

function parseJson(response: string | null | undefined): unknown {
  try {
    return JSON.parse(response ?? '');
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

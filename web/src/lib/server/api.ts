/** The documented calls under /api, as the browser makes them. */

/** The server answered, and refused. `message` is its plain sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Nobody answered: no connection, or the server is away. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';

  constructor(cause?: unknown) {
    super('A network error kept the server from answering.', { cause });
  }
}

/** Sent with every call, so that the history tells a screen from a script. */
export const FROM_SCREEN = { 'x-screen': '1' } as const;

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal;
  /** Lets the call outlive the page, for a last word such as a logout. */
  keepalive?: boolean;
};

/**
 * Calls `/api` + path and gives the answer's JSON (undefined for an empty one).
 * @throws ApiError when the server refuses, ApiUnreachable when it does not answer.
 */
export async function callApi<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const { body, token, ...rest } = call;
  const headers = new Headers({ accept: 'application/json', ...FROM_SCREEN });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      ...rest,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new ApiUnreachable(cause);
  }
  const text = await response.text();
  if (!response.ok) throw refusal(response.status, text);
  if (text === '') return undefined as Answer;
  const answer = asJson(text);
  // A page of something between us and the server: a proxy, a hotel's network.
  if (answer === undefined) throw new ApiUnreachable();
  return answer as Answer;
}

/**
 * What a refusing answer says: `{message, code}`, or the sentence alone. Other JSON, such as `{}`, and a proxy's HTML page hold
 * no sentence for people, and the message is then empty.
 */
export function refusal(status: number, text: string): ApiError {
  const said = asJson(text);
  if (said === undefined) return new ApiError(status, text.trimStart().startsWith('<') ? '' : text.trim());
  if (typeof said === 'string') return new ApiError(status, said);
  if (typeof said !== 'object' || said === null) return new ApiError(status, '');
  const { message, code }: { message?: unknown; code?: unknown } = said;
  return new ApiError(
    status,
    typeof message === 'string' ? message : '',
    typeof code === 'string' ? code : undefined,
  );
}

/** The value that the text writes; undefined when it is no JSON. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

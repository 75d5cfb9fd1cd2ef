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
  const headers = new Headers({ accept: 'application/json' });
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
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Errors come as `{message, code}`, or as the sentence alone. A proxy's HTML page is nobody's sentence. */
function refusal(status: number, text: string): ApiError {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null && 'message' in said && typeof said.message === 'string') {
      const code = 'code' in said && typeof said.code === 'string' ? said.code : undefined;
      return new ApiError(status, said.message, code);
    }
  } catch {
    // Not JSON: the sentence itself.
  }
  return new ApiError(status, text.trimStart().startsWith('<') ? '' : text.trim());
}

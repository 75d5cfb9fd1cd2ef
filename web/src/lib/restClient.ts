/** The error when the server rejects a call. `message` is the server's text for people. */
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

/** The error when there is no response: the connection is down, or the server is unavailable. */
export class ApiUnreachableError extends Error {
  override readonly name = 'ApiUnreachableError';

  constructor(cause?: unknown) {
    super('Network error: the server did not respond.', { cause });
  }
}

/** Headers of every call, by which the history distinguishes the app from a script. */
export const SCREEN_HEADERS = { 'x-screen': '1' } as const;

type ApiRequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal;
  /** Lets the request outlive the page, for example for a logout. */
  keepalive?: boolean;
};

/**
 * Calls `/api` + path and returns the response's JSON, or undefined for an empty response.
 * @throws ApiError when the server rejects the call, ApiUnreachableError when it does not respond
 */
export async function callApi<ResponseBody>(
  path: string,
  options: ApiRequestOptions = {},
): Promise<ResponseBody> {
  const { body, token, ...rest } = options;
  const headers = new Headers({ accept: 'application/json', ...SCREEN_HEADERS });
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
    if (options.signal?.aborted) throw cause;
    throw new ApiUnreachableError(cause);
  }
  const text = await response.text();
  if (!response.ok) throw parseApiError(response.status, text);
  if (text === '') return undefined as ResponseBody;
  const responseBody = parseJson(text);
  // The response did not come from the server, but for example from a proxy or a hotel's network.
  if (responseBody === undefined) throw new ApiUnreachableError();
  return responseBody as ResponseBody;
}

/**
 * Converts an error response to an ApiError. The body is `{message, code}` or only the message. The message
 * is empty for any other JSON, such as `{}`, and for the HTML page of a proxy.
 */
export function parseApiError(status: number, text: string): ApiError {
  const parsedBody = parseJson(text);
  if (parsedBody === undefined)
    return new ApiError(status, text.trimStart().startsWith('<') ? '' : text.trim());
  if (typeof parsedBody === 'string') return new ApiError(status, parsedBody);
  if (typeof parsedBody !== 'object' || parsedBody === null) return new ApiError(status, '');
  const { message, code }: { message?: unknown; code?: unknown } = parsedBody;
  return new ApiError(
    status,
    typeof message === 'string' ? message : '',
    typeof code === 'string' ? code : undefined,
  );
}

/** Returns undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

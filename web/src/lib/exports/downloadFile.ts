import { ApiUnreachableError, parseApiError, SCREEN_HEADERS } from '../restClient';

type DownloadOptions = { token: string; signal: AbortSignal; onProgress: (bytes: number) => void };

/** The error when the connection ends before the file is complete. The partial file is discarded. */
export class IncompleteFileError extends Error {
  override readonly name = 'IncompleteFileError';
}

/**
 * Downloads a file of the REST API. Returns it with the name that the server sends.
 * @throws ApiError when the server rejects the call, ApiUnreachableError when it does not respond,
 * IncompleteFileError
 */
export async function downloadFile(path: string, { token, signal, onProgress }: DownloadOptions) {
  const headers = { authorization: `Bearer ${token}`, ...SCREEN_HEADERS };
  const response = await fetch(`/api${path}`, { headers, signal }).catch((cause: unknown) => {
    throw new ApiUnreachableError(cause);
  });
  if (!response.ok || !response.body) throw parseApiError(response.status, await response.text());
  let bytes = 0;
  const countingStream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, file) {
      bytes += chunk.length;
      onProgress(bytes);
      file.enqueue(chunk);
    },
  });
  try {
    // The browser stores the received data outside of the page's memory.
    const file = await new Response(response.body.pipeThrough(countingStream)).blob();
    return { file, name: parseFileName(response.headers.get('content-disposition')) };
  } catch (cause) {
    throw new IncompleteFileError('The download was interrupted.', { cause });
  }
}

const parseFileName = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'export';

import { ApiUnreachable, FROM_SCREEN, refusal } from '../server/api';

type Options = { token: string; signal: AbortSignal; onProgress: (bytes: number) => void };

/** The connection ended before the file did: it is thrown away. */
export class FileBrokeOff extends Error {
  override readonly name = 'FileBrokeOff';
}

/**
 * Loads a file of the documented calls, under the name that the server gives it.
 * @throws ApiError when the server refuses, ApiUnreachable when it does not answer, FileBrokeOff
 */
export async function loadFile(path: string, { token, signal, onProgress }: Options) {
  const headers = { authorization: `Bearer ${token}`, ...FROM_SCREEN };
  const response = await fetch(`/api${path}`, { headers, signal }).catch((cause: unknown) => {
    throw new ApiUnreachable(cause);
  });
  if (!response.ok || !response.body) throw refusal(response.status, await response.text());
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, file) {
      bytes += chunk.length;
      onProgress(bytes);
      file.enqueue(chunk);
    },
  });
  try {
    // The browser keeps what has come outside of the page's memory.
    const file = await new Response(response.body.pipeThrough(counted)).blob();
    return { file, name: nameIn(response.headers.get('content-disposition')) };
  } catch (cause) {
    throw new FileBrokeOff('The file broke off.', { cause });
  }
}

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'export';

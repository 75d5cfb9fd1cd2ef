import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { AccessDetails } from '../../accessDetails.ts';

const compress = promisify(gzip);

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/**
 * The minimum length in characters for compression. Compression of shorter texts costs more than it saves.
 */
const MIN_COMPRESSED_LENGTH = 1_024;

/** A response text, shared by all of its readers. */
interface ResponseText {
  readonly text: string;
  /** The response in fast compression, for the first reader, who waits for it. */
  fastGzip?: Promise<Buffer>;
  /** The response in strong compression, for all later readers. */
  strongGzip?: Promise<Buffer>;
}

/** The access details for the history, shared by all readers of the result. */
interface WithAccess {
  readonly access?: AccessDetails | undefined;
}

interface ComputedResponse extends WithAccess {
  readonly response: ResponseText;
}

/** The result of a document: a response, or the result with its errors. */
export type ComputedResult = ComputedResponse | (WithAccess & { readonly failure: ExecutionResult });

interface CacheEntry {
  readonly version: number;
  readonly computed: ComputedResponse;
}

interface PendingComputation {
  readonly version: number;
  readonly result: Promise<ComputedResult>;
}

/**
 * Caches the responses of reports until the version of their topics changes.
 * After a deal is saved, every open screen repeats its query. The first request computes the figures, and the
 * other requests wait and receive the same text (docs/adr/cache-and-live-updates.md). The version is read
 * before a response is computed, so a response is never older than its version.
 */
export class ResponseCache {
  private readonly pending = new Map<string, PendingComputation>();
  private readonly entries = new LRUCache<string, CacheEntry>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ computed: { response } }, key) => 2 * (response.text.length + key.length) + 1,
  });

  get(version: number, key: string): ComputedResponse | undefined {
    const cached = this.entries.get(key);
    return cached?.version === version ? cached.computed : undefined;
  }

  isComputing(version: number, key: string): boolean {
    return this.pending.get(key)?.version === version;
  }

  /**
   * Returns the response for this version: from the cache, from a computation in progress, or from a new
   * computation. A failure is returned to every waiting caller and is not cached.
   */
  async getOrCompute(
    version: number,
    key: string,
    compute: () => Promise<ComputedResult>,
  ): Promise<ComputedResult> {
    const pending = this.pending.get(key);
    return (
      this.get(version, key) ??
      (pending?.version === version ? pending.result : this.compute(version, key, compute))
    );
  }

  private async compute(version: number, key: string, compute: () => Promise<ComputedResult>) {
    const computation: PendingComputation = { version, result: compute() };
    this.pending.set(key, computation);
    try {
      const computed = await computation.result;
      const isNewest = version >= (this.entries.get(key)?.version ?? 0);
      if ('response' in computed && isNewest) this.entries.set(key, { version, computed });
      return computed;
    } finally {
      if (this.pending.get(key) === computation) this.pending.delete(key);
    }
  }
}

/** Sends a response, compressed if that is worthwhile and the client accepts it. */
export async function sendResponseText(req: Request, res: Response, response: ResponseText): Promise<void> {
  res.setHeader('vary', 'Accept-Encoding');
  if (response.text.length <= MIN_COMPRESSED_LENGTH || !req.acceptsEncodings('gzip')) {
    res.end(response.text);
    return;
  }
  const compressed = await compressResponse(response);
  res.setHeader('content-encoding', 'gzip');
  res.end(compressed);
}

function compressResponse(response: ResponseText): Promise<Buffer> {
  if (response.fastGzip) {
    response.strongGzip ??= compress(response.text);
    return response.strongGzip;
  }
  response.fastGzip = compress(response.text, { level: constants.Z_BEST_SPEED });
  return response.fastGzip;
}

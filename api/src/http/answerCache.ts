import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';

const compress = promisify(gzip);

const MOST_BYTES = 64 * 1024 * 1024;
/** Characters; compressing a shorter text costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

/** The text of an answer, the same for all of its readers. */
interface Answer {
  readonly text: string;
  /** Compressed for the first reader, who waits for it. */
  quick?: Promise<Buffer>;
  /** Compressed for all others. */
  small?: Promise<Buffer>;
}

/** The result of a document: its answer, or the result with its errors. */
export type Computed = { readonly answer: Answer } | { readonly failed: ExecutionResult };

/**
 * The answers of reports, until the store's version changes. When a deal is saved, every open screen sends its query again:
 * the first computes the figures, the others wait for it and get the same text (docs/decisions/044).
 *
 * The version is read before an answer is computed, so an answer is never older than its version.
 */
export class AnswerCache {
  private version = 0;
  private inFlight = new Map<string, Promise<Computed>>();
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 1,
  });

  has(version: number, key: string): boolean {
    this.moveTo(version);
    return this.answers.has(key);
  }

  /**
   * The answer for this version of the store: from the cache, from a computation in flight, or computed now. A failure goes
   * to everyone who waited for it and is not cached.
   */
  async getOrCompute(version: number, key: string, compute: () => Promise<Computed>): Promise<Computed> {
    this.moveTo(version);
    const answer = this.answers.get(key);
    if (answer) return { answer };
    return this.inFlight.get(key) ?? this.compute(version, key, compute);
  }

  private async compute(version: number, key: string, compute: () => Promise<Computed>) {
    const { inFlight } = this;
    const computing = compute();
    inFlight.set(key, computing);
    try {
      const computed = await computing;
      // The store may have changed meanwhile: then only those who already wait get this answer.
      if ('answer' in computed && version === this.version) this.answers.set(key, computed.answer);
      return computed;
    } finally {
      inFlight.delete(key);
    }
  }

  private moveTo(version: number): void {
    if (version === this.version) return;
    this.version = version;
    this.answers.clear();
    this.inFlight = new Map();
  }
}

/** Sends an answer, compressed where that pays and the client accepts it. */
export async function sendAnswer(req: Request, res: Response, answer: Answer): Promise<void> {
  res.setHeader('vary', 'Accept-Encoding');
  if (answer.text.length <= WORTH_COMPRESSING || !req.acceptsEncodings('gzip')) {
    res.end(answer.text);
    return;
  }
  const compressed = await compressedOf(answer);
  res.setHeader('content-encoding', 'gzip');
  res.end(compressed);
}

function compressedOf(answer: Answer): Promise<Buffer> {
  if (answer.quick) {
    answer.small ??= compress(answer.text);
    return answer.small;
  }
  answer.quick = compress(answer.text, { level: constants.Z_BEST_SPEED });
  return answer.quick;
}

import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CompressedStart, compressStart, withEnd } from './gzip.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** Characters; compressing a shorter text costs more than it saves. */
const WORTH_COMPRESSING = 1_024;

/** The text of an answer without its end. It is compressed when the first client accepts that. */
interface Answer {
  readonly contentType: string;
  readonly start: string;
  compressed?: Promise<CompressedStart>;
}

/** The result of a query: its answer, or the result with its errors. */
export type Computed = { readonly answer: Answer } | { readonly failed: ExecutionResult };

/**
 * The answers of reports, until the store's version changes. When a deal is saved, every open screen sends its query again:
 * the first computes the figures, the others wait for it and get the same text (docs/decisions/044, 076).
 *
 * The version is read before an answer is computed, so an answer is never older than its version.
 */
export class AnswerCache {
  private version = 0;
  private inFlight = new Map<string, Promise<Computed>>();
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ start }, key) => 2 * (start.length + key.length) + 1,
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

  set(version: number, key: string, answer: Answer): void {
    this.moveTo(version);
    this.answers.set(key, answer);
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

/** Sends an answer with its end, compressed where that pays and the client accepts it. */
export async function sendAnswer(req: Request, res: Response, answer: Answer, end: string): Promise<void> {
  const isCompressed = answer.start.length > WORTH_COMPRESSING && Boolean(req.acceptsEncodings('gzip'));
  res.setHeader('content-type', answer.contentType);
  res.setHeader('vary', 'Accept-Encoding');
  if (!isCompressed) {
    res.end(answer.start + end);
    return;
  }
  answer.compressed ??= compressStart(answer.start);
  const compressed = withEnd(await answer.compressed, end);
  res.setHeader('content-encoding', 'gzip');
  res.end(compressed);
}

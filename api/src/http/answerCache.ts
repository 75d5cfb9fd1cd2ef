import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { NotedAccess } from '../noteAccess.ts';

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

/** What the history tells of those who get the result; they share it. */
interface Accessed {
  readonly access?: NotedAccess | undefined;
}

interface Answered extends Accessed {
  readonly answer: Answer;
}

/** The result of a document: its answer, or the result with its errors. */
export type Computed = Answered | (Accessed & { readonly failed: ExecutionResult });

interface Cached {
  readonly version: number;
  readonly computed: Answered;
}

interface InFlight {
  readonly version: number;
  readonly computing: Promise<Computed>;
}

/**
 * The answers of reports, each until the version of its topics changes. When a deal is saved, every open screen sends its
 * query again: the first computes the figures, the others wait for it and get the same text (docs/decisions/044).
 *
 * The version is read before an answer is computed, so an answer is never older than its version.
 */
export class AnswerCache {
  private readonly inFlight = new Map<string, InFlight>();
  private readonly answers = new LRUCache<string, Cached>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ computed: { answer } }, key) => 2 * (answer.text.length + key.length) + 1,
  });

  get(version: number, key: string): Answered | undefined {
    const cached = this.answers.get(key);
    return cached?.version === version ? cached.computed : undefined;
  }

  isComputing(version: number, key: string): boolean {
    return this.inFlight.get(key)?.version === version;
  }

  /**
   * The answer for this version: from the cache, from a computation in flight, or computed now. A failure goes to everyone
   * who waited for it and is not cached.
   */
  async getOrCompute(version: number, key: string, compute: () => Promise<Computed>): Promise<Computed> {
    const inFlight = this.inFlight.get(key);
    return (
      this.get(version, key) ??
      (inFlight?.version === version ? inFlight.computing : this.compute(version, key, compute))
    );
  }

  private async compute(version: number, key: string, compute: () => Promise<Computed>) {
    const own: InFlight = { version, computing: compute() };
    this.inFlight.set(key, own);
    try {
      const computed = await own.computing;
      const isNewest = version >= (this.answers.get(key)?.version ?? 0);
      if ('answer' in computed && isNewest) this.answers.set(key, { version, computed });
      return computed;
    } finally {
      if (this.inFlight.get(key) === own) this.inFlight.delete(key);
    }
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

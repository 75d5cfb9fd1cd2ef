import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const zip = promisify(gzip);

const MOST_BYTES = 64 * 1024 * 1024;
/** Below this, packing costs more than it saves. */
const WORTH_PACKING_BYTES = 1024;

/** An answer as it was sent, and packed for browsers as soon as a second one asks for it. */
interface KeptAnswer {
  readonly contentType: string;
  readonly body: Buffer;
  packed?: Promise<Buffer>;
}

/**
 * What reports answered, for as long as nothing in the store has changed. Whenever a deal is saved, every open screen asks
 * again: one of them has the figures computed, the others get the same text (docs/decisions/044).
 *
 * A version is read before an answer is computed, so that an answer is never older than the version it is kept under.
 */
export class KeptAnswers {
  private version = 0;
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, question) => body.byteLength + question.length + 1,
  });

  find(version: number, question: string): KeptAnswer | undefined {
    return version === this.version ? this.answers.get(question) : undefined;
  }

  keep(version: number, question: string, answer: KeptAnswer): void {
    if (version !== this.version) this.answers.clear();
    this.version = version;
    this.answers.set(question, answer);
  }
}

/** Sends a kept answer, packed where that pays and the client understands it. */
export async function sendKept(req: Request, res: Response, answer: KeptAnswer): Promise<void> {
  const isPacked = answer.body.byteLength > WORTH_PACKING_BYTES && Boolean(req.acceptsEncodings('gzip'));
  res.setHeader('content-type', answer.contentType);
  if (isPacked) {
    answer.packed ??= zip(answer.body);
    res.setHeader('content-encoding', 'gzip');
    res.setHeader('vary', 'Accept-Encoding');
  }
  res.end(isPacked ? await answer.packed : answer.body);
}

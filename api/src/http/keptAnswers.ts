import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Due } from './limits/operationLimits.ts';
import { type PackedStart, packedStart, packedWhole } from './packing.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** Characters; a shorter text costs more to pack than it saves on the way. */
const WORTH_PACKING = 1_024;

/** The text of an answer but for its end; packed for browsers as soon as one asks for it. */
interface Answer {
  readonly contentType: string;
  readonly start: string;
  packed?: Promise<PackedStart>;
}

/** An answer that is given again, and what whoever gets it pays for it. */
interface KeptAnswer extends Answer {
  readonly due: Due;
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
    sizeCalculation: ({ start }, question) => 2 * (start.length + question.length) + 1,
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

/** Sends an answer with its end, packed where that pays and the client understands it. */
export async function sendAnswer(req: Request, res: Response, answer: Answer, end: string): Promise<void> {
  const isPacked = answer.start.length > WORTH_PACKING && Boolean(req.acceptsEncodings('gzip'));
  res.setHeader('content-type', answer.contentType);
  res.setHeader('vary', 'Accept-Encoding');
  if (!isPacked) {
    res.end(answer.start + end);
    return;
  }
  answer.packed ??= packedStart(answer.start);
  const packed = packedWhole(await answer.packed, end);
  res.setHeader('content-encoding', 'gzip');
  res.end(packed);
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const zip = promisify(gzip);

const MOST_BYTES = 64 * 1024 * 1024;
/** Characters; a shorter text costs more to pack than it saves on the way. */
const WORTH_PACKING = 1_024;

/** The text of an answer; packed for browsers as soon as one asks for it. */
export interface Answer {
  readonly contentType: string;
  readonly text: string;
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
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }, question) => 2 * (text.length + question.length) + 1,
  });

  find(version: number, question: string): Answer | undefined {
    return version === this.version ? this.answers.get(question) : undefined;
  }

  keep(version: number, question: string, answer: Answer): void {
    if (version !== this.version) this.answers.clear();
    this.version = version;
    this.answers.set(question, answer);
  }
}

/** Sends an answer, packed where that pays and the client understands it. */
export async function sendAnswer(req: Request, res: Response, answer: Answer): Promise<void> {
  const isPacked = answer.text.length > WORTH_PACKING && Boolean(req.acceptsEncodings('gzip'));
  res.setHeader('content-type', answer.contentType);
  res.setHeader('vary', 'Accept-Encoding');
  if (!isPacked) {
    res.end(answer.text);
    return;
  }
  answer.packed ??= zip(answer.text);
  const packed = await answer.packed;
  res.setHeader('content-encoding', 'gzip');
  res.end(packed);
}

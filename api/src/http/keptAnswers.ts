import type { Request, Response } from 'express';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
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

/** What came of running a query: its answer, or the result with the errors in it. */
export type Computed = { readonly answer: Answer } | { readonly failed: ExecutionResult };

/**
 * What reports answered, for as long as nothing in the store has changed. Whenever a deal is saved, every open screen asks
 * again: one of them has the figures computed, the others wait for it and get the same text (docs/decisions/044, 076).
 *
 * A version is read before an answer is computed, so that an answer is never older than the version it is kept under.
 */
export class KeptAnswers {
  private version = 0;
  private underWay = new Map<string, Promise<Computed>>();
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ start }, question) => 2 * (start.length + question.length) + 1,
  });

  has(version: number, question: string): boolean {
    this.moveTo(version);
    return this.answers.has(question);
  }

  /**
   * What a question comes to for someone who found the store at this version: kept, or being computed for another who found
   * the same, or computed now. A failure is told to those who waited for it, and not kept.
   */
  async answer(version: number, question: string, compute: () => Promise<Computed>): Promise<Computed> {
    this.moveTo(version);
    const answer = this.answers.get(question);
    if (answer) return { answer };
    return this.underWay.get(question) ?? this.compute(version, question, compute);
  }

  keep(version: number, question: string, answer: Answer): void {
    this.moveTo(version);
    this.answers.set(question, answer);
  }

  private async compute(version: number, question: string, compute: () => Promise<Computed>) {
    const { underWay } = this;
    const computing = compute();
    underWay.set(question, computing);
    try {
      const computed = await computing;
      // Meanwhile the store may have moved on: then it is an answer to those who wait, and to no one after them.
      if ('answer' in computed && version === this.version) this.answers.set(question, computed.answer);
      return computed;
    } finally {
      underWay.delete(question);
    }
  }

  private moveTo(version: number): void {
    if (version === this.version) return;
    this.version = version;
    this.answers.clear();
    this.underWay = new Map();
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

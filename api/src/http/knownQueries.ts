import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { ChosenOperation } from './compilable.ts';

/** Characters of all their texts; those of the screens together are a tenth of it. */
const MOST_CHARACTERS = 256 * 1024;

/** A query that was read, checked and answered whole before: asked again, it needs only to be paid for and run. */
export interface KnownQuery extends ChosenOperation {
  /** Its answer stays the same while nothing in the store changes. */
  readonly isKept: boolean;
  /** What the answer is sent as, to those who accept what its asker accepts. */
  readonly contentType: string;
}

/** What a request asks. */
export interface Asked {
  /** All that decides which query it is and how its answer is sent. */
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** The queries that were asked of late. */
export class KnownQueries {
  private readonly queries = new LRUCache<string, KnownQuery>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_query, text) => text.length,
  });

  find({ text }: Asked): KnownQuery | undefined {
    return this.queries.get(text);
  }

  learn({ text }: Asked, query: KnownQuery): void {
    this.queries.set(text, query);
  }
}

/** What is posted when it is a query with its variables and nothing else; the rest is for Apollo to judge. */
export function askedIn({ method, headers, body }: Request): Asked | undefined {
  if (method !== 'POST' || !isRecord(body)) return undefined;
  const { query, operationName = null, variables = null, extensions } = body;
  if (typeof query !== 'string' || extensions !== undefined) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isRecord(variables)) return undefined;
  return { text: JSON.stringify([headers.accept, operationName, query]), variables: variables ?? undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

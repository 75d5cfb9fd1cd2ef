import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { ValidOperation } from './compilable.ts';

/** Characters of all keys; those of all screens are a tenth of it. */
const MOST_CHARACTERS = 256 * 1024;

/** A query that was parsed, validated and answered without errors before. It needs only to be charged and run. */
export interface CachedQuery extends ValidOperation {
  /** Its answer stays the same while nothing in the store changes. */
  readonly isCacheable: boolean;
  /** The content type of the answer; the key holds what the client accepts. */
  readonly contentType: string;
}

/** A GraphQL request as the cache sees it. */
export interface QueryRequest {
  /** The text of the query, the operation's name, and what the client accepts. */
  readonly key: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** The queries that were sent lately. */
export class QueryCache {
  private readonly queries = new LRUCache<string, CachedQuery>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_query, key) => key.length,
  });

  get({ key }: QueryRequest): CachedQuery | undefined {
    return this.queries.get(key);
  }

  set({ key }: QueryRequest, query: CachedQuery): void {
    this.queries.set(key, query);
  }
}

/** A POST with a query, its variables and nothing else; undefined for all others, which are Apollo's. */
export function queryRequestOf({ method, headers, body }: Request): QueryRequest | undefined {
  if (method !== 'POST' || !isRecord(body)) return undefined;
  const { query, operationName = null, variables = null, extensions } = body;
  if (typeof query !== 'string' || extensions !== undefined) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isRecord(variables)) return undefined;
  return { key: JSON.stringify([headers.accept, operationName, query]), variables: variables ?? undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

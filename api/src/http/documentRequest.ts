import type { Request } from 'express';
import type { TrustedDocument, TrustedDocuments } from './documents.ts';

/** A request for a document of the web app. */
export interface DocumentRequest {
  readonly document: TrustedDocument;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the client accepts. */
  readonly contentType: string;
}

const CONTENT_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/**
 * Finds the document that a request names by its id, as Apollo Client's link does it: a POST with
 * `{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": id}}, "variables": …}` and no text. Whatever is not exactly
 * that is undefined, and Apollo's.
 */
export const documentRequests =
  (trusted: TrustedDocuments) =>
  (req: Request): DocumentRequest | undefined => {
    if (req.method !== 'POST' || !isRecord(req.body)) return undefined;
    const { query, operationName = null, extensions } = req.body;
    const variables = req.body.variables ?? {};
    if (query !== undefined || !isRecord(extensions) || !isRecord(extensions.persistedQuery))
      return undefined;
    const { version, sha256Hash } = extensions.persistedQuery;
    const document = version === 1 ? trusted.get(String(sha256Hash)) : undefined;
    if (!document || !isRecord(variables)) return undefined;
    if (operationName !== null && operationName !== document.operation.name?.value) return undefined;
    const contentType = req.accepts(CONTENT_TYPES);
    return contentType ? { document, variables, contentType } : undefined;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

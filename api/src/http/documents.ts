import { readFileSync } from 'node:fs';
import type { Request } from 'express';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { topicsOf } from '../cachedUntilChange.ts';
import type { Topic } from '../topics.ts';
import { prepare, type Run } from './prepare.ts';

const MANIFEST = new URL('../../../documents.json', import.meta.url);

/** A query or a mutation of the web app. */
export interface TrustedDocument {
  /** The SHA-256 of its text. */
  readonly id: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Its answer stays the same while none of these changes; undefined when that cannot be said. */
  readonly topics: readonly Topic[] | undefined;
  readonly run: Run;
}

/** The operations of the web app by their ids, as codegen wrote them: read, validated and prepared once (decision 120). */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

const preparedFor = new WeakMap<GraphQLSchema, TrustedDocuments>();

/** @throws when a document does not fit the schema: then `npm run codegen` was forgotten */
export function trustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  const prepared = preparedFor.get(schema);
  if (prepared) return prepared;
  const texts: Record<string, string> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const documents = new Map(Object.entries(texts).map(([id, text]) => [id, trusted(schema, id, text)]));
  preparedFor.set(schema, documents);
  return documents;
}

function trusted(schema: GraphQLSchema, id: string, text: string): TrustedDocument {
  const document = parse(text);
  const [error] = validate(schema, document);
  const operation = getOperationAST(document);
  if (error || !operation) throw new Error(`documents.json does not fit the schema: ${error ?? text}`);
  const run = prepare(schema, document, operation);
  return { id, text, document, operation, topics: topicsOf(schema, operation, 'cachedTopics'), run };
}

/** @throws when there is none of this name */
export function documentNamed(trusted: TrustedDocuments, name: string): TrustedDocument {
  const found = [...trusted.values()].find(({ operation }) => operation.name?.value === name);
  if (!found) throw new Error(`documents.json has no ${name}`);
  return found;
}

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

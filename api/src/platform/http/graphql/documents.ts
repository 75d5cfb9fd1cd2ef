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
import { getOperationTopics } from '../../graphql/queryDecorators.ts';
import type { Topic } from '../../topics.ts';
import { compileOperation, type RunOperation } from './compileOperation.ts';

const MANIFEST = new URL('../../../../../documents.json', import.meta.url);

/** A query or a mutation of the web app. */
export interface TrustedDocument {
  /** The SHA-256 of the document's text. */
  readonly id: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** The topics that the result depends on. Undefined if the result must not be cached. */
  readonly topics: readonly Topic[] | undefined;
  readonly run: RunOperation;
}

/**
 * The operations of the web app by id, as codegen wrote them. They are parsed, validated and compiled only
 * once (docs/adr/graphql-limits.md).
 */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

const documentsBySchema = new WeakMap<GraphQLSchema, TrustedDocuments>();

/**
 * Loads the documents for a schema.
 * @throws Error if a document does not match the schema, because `npm run codegen` was not run
 */
export function loadDocuments(schema: GraphQLSchema): TrustedDocuments {
  const loaded = documentsBySchema.get(schema);
  if (loaded) return loaded;
  const texts: Record<string, string> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const documents = new Map(Object.entries(texts).map(([id, text]) => [id, loadDocument(schema, id, text)]));
  documentsBySchema.set(schema, documents);
  return documents;
}

function loadDocument(schema: GraphQLSchema, id: string, text: string): TrustedDocument {
  const document = parse(text);
  const [error] = validate(schema, document);
  const operation = getOperationAST(document);
  if (error || !operation) throw new Error(`documents.json does not match the schema: ${error ?? text}`);
  const run = compileOperation(schema, document, operation);
  return {
    id,
    text,
    document,
    operation,
    topics: getOperationTopics(schema, operation, 'cachedTopics'),
    run,
  };
}

/** Finds a document by the name of its operation. @throws Error if it does not exist */
export function findDocumentByName(documents: TrustedDocuments, name: string): TrustedDocument {
  const found = [...documents.values()].find(({ operation }) => operation.name?.value === name);
  if (!found) throw new Error(`documents.json does not contain ${name}`);
  return found;
}

/** A request for a document of the web app. */
export interface DocumentRequest {
  readonly document: TrustedDocument;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The content type that the client accepts. */
  readonly contentType: string;
}

const CONTENT_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

/**
 * Creates a function that finds the document of a request by its id. Apollo Client sends the id in a POST
 * with `{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": id}}, "variables": …}` and no text.
 * The function returns undefined for every other request, which Apollo handles.
 */
export const createDocumentFinder =
  (documents: TrustedDocuments) =>
  (req: Request): DocumentRequest | undefined => {
    if (req.method !== 'POST' || !isRecord(req.body)) return undefined;
    const { query, operationName = null, extensions } = req.body;
    const variables = req.body.variables ?? {};
    if (query !== undefined || !isRecord(extensions) || !isRecord(extensions.persistedQuery))
      return undefined;
    const { version, sha256Hash } = extensions.persistedQuery;
    const document = version === 1 ? documents.get(String(sha256Hash)) : undefined;
    if (!document || !isRecord(variables)) return undefined;
    if (operationName !== null && operationName !== document.operation.name?.value) return undefined;
    const contentType = req.accepts(CONTENT_TYPES);
    return contentType ? { document, variables, contentType } : undefined;
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

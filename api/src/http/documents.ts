import { readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { isCacheable } from '../cachedUntilChange.ts';
import { prepare, type Run } from './prepare.ts';

const MANIFEST = new URL('../../../documents.json', import.meta.url);

/** A query or a mutation of the web app. */
export interface TrustedDocument {
  /** The SHA-256 of its text. */
  readonly id: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Its answer stays the same while nothing in the store changes. */
  readonly isCacheable: boolean;
  readonly run: Run;
}

/** The operations of the web app by their ids, as codegen wrote them: read, validated and prepared once (decision 120). */
export type TrustedDocuments = ReadonlyMap<string, TrustedDocument>;

/** @throws when a document does not fit the schema: then `npm run codegen` was forgotten */
export function trustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  const texts: Record<string, string> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return new Map(Object.entries(texts).map(([id, text]) => [id, trusted(schema, id, text)]));
}

function trusted(schema: GraphQLSchema, id: string, text: string): TrustedDocument {
  const document = parse(text);
  const [error] = validate(schema, document);
  const operation = getOperationAST(document);
  if (error || !operation) throw new Error(`documents.json does not fit the schema: ${error ?? text}`);
  const run = prepare(schema, document, operation);
  return { id, text, document, operation, isCacheable: isCacheable(schema, operation), run };
}

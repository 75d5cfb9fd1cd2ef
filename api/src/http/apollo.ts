import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { AnalystPool } from '../database/analystPool.ts';
import type { TrustedDocuments } from './documents.ts';
import { formatGraphQLError, type GraphQLErrorOptions } from './errorMap.ts';
import { LIMITS } from './limits/limits.ts';
import { type GraphQLContext, createLimitsPlugin } from './limits/limitsPlugin.ts';
import type { OperationLimits } from './limits/operationLimits.ts';

/** Size of the cache of parsed documents. All queries of the playground need a tenth of it. */
const DOCUMENTS_BYTES = 4 * 1024 * 1024;

interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly analystPool: AnalystPool;
  readonly errorOptions: GraphQLErrorOptions;
  readonly documents: TrustedDocuments;
}

/**
 * Creates the Apollo server, which parses, validates, limits and runs every query that is not a document of
 * the web app.
 */
export function createApolloServer({
  schema,
  limits,
  analystPool,
  errorOptions,
  documents,
}: ApolloOptions): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // only signed-in people reach it
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: createDocumentCache(documents) },
    csrfPrevention: { requestHeaders: ['authorization'] }, // every request has it; forms and images cannot send it
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: DOCUMENTS_BYTES }),
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: 10 },
    formatError: (formatted, error) => formatGraphQLError(formatted, error, errorOptions),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      createLimitsPlugin(limits, analystPool),
    ],
  });
}

/** Apollo's prefix of the cache keys. */
const CACHE_KEY_PREFIX = 'apq:';

/**
 * Lets Apollo find documents by id. It stores no other ids, so a client with an unknown id must send the
 * text.
 */
const createDocumentCache = (documents: TrustedDocuments): KeyValueCache => ({
  get: async key => documents.get(key.slice(CACHE_KEY_PREFIX.length))?.text,
  set: async () => {},
  delete: async () => false,
});

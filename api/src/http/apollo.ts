import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { AnalystPool } from '../database/analystPool.ts';
import type { TrustedDocuments } from './documents.ts';
import { formatGraphQLError, type Messages } from './errorMap.ts';
import { LIMITS } from './limits/limits.ts';
import { type GraphQLContext, limitsPlugin } from './limits/limitsPlugin.ts';
import type { OperationLimits } from './limits/operationLimits.ts';

/** The cache of parsed documents: all questions of the playground need a tenth of it. */
const DOCUMENTS_BYTES = 4 * 1024 * 1024;

interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly analystPool: AnalystPool;
  readonly messages: Messages;
  readonly trusted: TrustedDocuments;
}

/** Reads, checks, limits and runs whatever is not a document of the web app. */
export function apolloServer({
  schema,
  limits,
  analystPool,
  messages,
  trusted,
}: ApolloParts): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // nobody gets here without signing in
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: textsOf(trusted) },
    csrfPrevention: { requestHeaders: ['authorization'] }, // whoever gets here sent it, which no form and no image can
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: DOCUMENTS_BYTES }),
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: 10 },
    formatError: (formatted, error) => formatGraphQLError(formatted, error, messages),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(limits, analystPool),
    ],
  });
}

/** Apollo's prefix of the keys below. */
const PREFIX = 'apq:';

/** Apollo knows the documents by their ids too, and learns no other: an unknown id has the client send its text. */
const textsOf = (trusted: TrustedDocuments): KeyValueCache => ({
  get: async key => trusted.get(key.slice(PREFIX.length))?.text,
  set: async () => {},
  delete: async () => false,
});

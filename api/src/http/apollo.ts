import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { formatGraphQLError } from './errorMap.ts';
import { type CompiledOperations, compiledExecution } from './jit.ts';
import { LIMITS } from './limits/limits.ts';
import { limitsPlugin } from './limits/limitsPlugin.ts';
import type { OperationLimits } from './limits/operationLimits.ts';
import { type GraphQLContext, notesAnswered } from './outcome.ts';
import { safeMessages } from './safeMessage.ts';

/**
 * The parsed documents that are kept, and with each what was compiled of it, which is up to 30 times as large. All screens
 * together need a tenth of it.
 */
const DOCUMENTS_BYTES = 4 * 1024 * 1024;

interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly operations: CompiledOperations;
  readonly log: Logger;
}

/** Reads, checks, limits and runs operations. */
export function apolloServer({ schema, limits, operations, log }: ApolloParts): ApolloServer<GraphQLContext> {
  const messages = { log, safeMessage: safeMessages(schema) };
  return new ApolloServer<GraphQLContext>({
    gateway: compiledExecution(schema, operations),
    introspection: true, // nobody gets here without signing in
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: { requestHeaders: ['authorization'] }, // whoever gets here sent it, which no form and no image can
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: DOCUMENTS_BYTES }),
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: 10 },
    formatError: (formatted, error) => formatGraphQLError(formatted, error, messages),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(limits),
      notesAnswered,
    ],
  });
}

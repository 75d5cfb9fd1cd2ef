import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { type GraphQLContext, noteAnswered } from './callState.ts';
import { type CompiledOperations, compiledExecution } from './compiledOperations.ts';
import { formatGraphQLError } from './errorMap.ts';
import { LIMITS } from './limits/limits.ts';
import { limitsPlugin } from './limits/limitsPlugin.ts';
import type { OperationLimits } from './limits/operationLimits.ts';
import { safeMessages } from './safeMessage.ts';

/**
 * The cache of parsed documents. The compiled form of each lives with it and is up to 30 times as large. All screens need
 * a tenth of it.
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
      noteAnswered,
    ],
  });
}

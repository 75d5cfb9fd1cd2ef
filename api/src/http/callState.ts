import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import { isCacheable } from '../cachedUntilChange.ts';
import type { Context } from '../context.ts';
import type { Verdict } from './limits/operationLimits.ts';
import type { CachedQuery } from './queryCache.ts';

/** The context of a GraphQL call, with its state. */
export interface GraphQLContext extends Context {
  readonly call: CallState;
}

/** How far a GraphQL call has come. */
export interface CallState {
  /** Whether it may run, and its cost; set once the limits were checked. */
  verdict?: Verdict | undefined;
  /** The result with errors of a query that ran from the cache. Apollo formats the errors. */
  failed?: ExecutionResult;
  /** The query, when it was answered without errors. */
  answered?: Omit<CachedQuery, 'contentType'>;
}

/** Notes the query of an answer without errors, so that it can be cached. */
export const noteAnswered: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, document, operation, response: { body }, contextValue }) => {
      const isWhole = body.kind === 'single' && !body.singleResult.errors;
      if (!isWhole || !document || operation?.operation !== 'query') return;
      contextValue.call.answered = {
        document,
        operation,
        isCacheable: isCacheable(schema, operation),
      };
    },
  }),
};

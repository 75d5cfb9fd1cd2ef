import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import { isKept } from '../keptWhileUnchanged.ts';
import type { KnownQuery } from './knownQueries.ts';
import type { Verdict } from './limits/operationLimits.ts';

/** What a GraphQL call has at hand besides: where it is noted what becomes of it. */
export interface GraphQLContext extends Context {
  readonly outcome: Outcome;
}

export interface Outcome {
  /** Whether it may run, and what was paid for it, once it was judged. */
  verdict?: Verdict | undefined;
  /** What came of running it, when it ran before Apollo was asked: errors that Apollo is to word. */
  failed?: ExecutionResult;
  /** The query, when it was answered whole. */
  answered?: Omit<KnownQuery, 'contentType'>;
}

/** Notes the query of an answer that is whole, so that it need not be read and checked again. */
export const notesAnswered: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, document, operation, response: { body }, contextValue }) => {
      const isWhole = body.kind === 'single' && !body.singleResult.errors;
      if (!isWhole || !document || operation?.operation !== 'query') return;
      contextValue.outcome.answered = {
        document,
        operation,
        isKept: isKept(schema, operation),
      };
    },
  }),
};

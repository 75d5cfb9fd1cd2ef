import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import { isKept } from '../keptWhileUnchanged.ts';
import type { Cost, Due } from './limits/operationLimits.ts';

/** What a GraphQL call has at hand besides: where it is noted what becomes of its answer. */
export interface GraphQLContext extends Context {
  readonly outcome: Outcome;
}

interface Outcome {
  /** The answer is whole, and stays the same while nothing in the store changes. */
  isKept: boolean;
  /** What was to be paid for it, once it was priced. */
  due?: Due | undefined;
  cost?: Cost;
}

/** Notes that an answer is whole and may be kept. */
export const notesKept: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, operation, response: { body }, contextValue: { outcome } }) => {
      const isWhole = body.kind === 'single' && !body.singleResult.errors;
      outcome.isKept = isWhole && operation !== undefined && isKept(schema, operation);
    },
  }),
};

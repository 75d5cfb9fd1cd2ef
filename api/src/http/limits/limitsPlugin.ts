import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLContext } from '../outcome.ts';
import type { OperationLimits } from './operationLimits.ts';
import { refusal } from './refusal.ts';

const WHICH = 'Name the operation to run: the document has several, or none of that name.';

const ELSEWHERE = 'Subscriptions are served at /graphql/stream.';

/**
 * Refuses what cannot run here, and what is too large, too costly or too much, before it runs, and notes what it cost. Nothing
 * is paid for twice.
 */
export const limitsPlugin = (limits: OperationLimits): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request: { variables = {} }, contextValue }) => {
      if (!operation) throw refusal('BAD_INPUT', WHICH);
      if (operation.operation === 'subscription') throw refusal('BAD_INPUT', ELSEWHERE);
      const { viewer, outcome } = contextValue;
      outcome.verdict ??= await limits.judge({ viewer, document, operation, variables });
      if (outcome.verdict.refused) throw outcome.verdict.refused;
    },
  }),
});
